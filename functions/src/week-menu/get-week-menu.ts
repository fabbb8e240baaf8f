import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { offeredMeals } from '@thali/shared/week-menu/offered-meals';
import {
  type getWeekMenu as contract,
  maxMenuDaysAhead,
} from '@thali/shared/week-menu/week-menu.contract';
import { type Actor, isStaff } from '../http/actor.ts';
import { dayContentsOf } from '../menu/menu-rows.ts';
import { inMenuOrder } from '../menu/read-menu.ts';
import { readStorefront } from '../menu/storefront.table.ts';
import { cached } from '../table/cached.ts';
import { vendorNotFound } from '../vendors/vendors.table.ts';
import { readWeekDays } from './week-days.table.ts';

type Week = OutputOf<typeof contract>;

const fiveSecondsMs = 5000;

/** The menus from a week ago to 14 days ahead, and the thalis of today and tomorrow. Staff read the newest state. */
export async function getWeekMenu(
  actor: Actor,
  { params: { vendorId } }: InputOf<typeof contract>,
): Promise<Week> {
  const week = await (isStaff(actor) ? readWeek(vendorId, true) : readCachedWeek(vendorId));
  if (!week) throw vendorNotFound();
  return week;
}

/** Cached for five seconds. */
export const readCachedWeek = cached((vendorId) => readWeek(vendorId, false), fiveSecondsMs);

async function readWeek(vendorId: string, ConsistentRead: boolean): Promise<Week | undefined> {
  const today = toIst(new Date()).date;
  const [rows, days] = await Promise.all([
    readStorefront(vendorId, { ConsistentRead }),
    readWeekDays(vendorId, [addDays(today, -7), addDays(today, maxMenuDaysAhead)], {
      ConsistentRead,
    }),
  ]);
  if (!rows) return undefined;
  const dishes = rows.items.filter(({ isAvailable }) => isAvailable).sort(inMenuOrder);
  const thalis = [today, addDays(today, 1)].flatMap((date) =>
    dishes.flatMap((dish) => {
      const contents = dayContentsOf(dish, date);
      return contents ? [{ date, name: dish.name, contents }] : [];
    }),
  );
  return { today, days, thalis, offeredMeals: offeredMeals(rows.vendor.settings) };
}
