import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { preOrderDates } from '@thali/shared/pre-orders/slots';
import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { mealsByDish } from '@thali/shared/week-menu/meals-of-dishes';
import { offeredMeals } from '@thali/shared/week-menu/offered-meals';
import {
  type getWeekMenu as contract,
  type DayMeal,
  maxMenuDaysAhead,
} from '@thali/shared/week-menu/week-menu.contract';
import { type Actor, isStaff } from '../http/actor.ts';
import { followWeekMenu } from '../menu/follow-week-menu.ts';
import { dayContentsOf, dayMenuField, type MenuItemRow } from '../menu/menu-rows.ts';
import { inMenuOrder } from '../menu/read-menu.ts';
import { readStorefront } from '../menu/storefront.table.ts';
import { readWeekDays } from '../menu/week-days.table.ts';
import { cached } from '../table/cached.ts';
import { vendorNotFound } from '../vendors/vendors.table.ts';

type Week = OutputOf<typeof contract>;

const fiveSecondsMs = 5000;

/**
 * The menus from a week ago to 14 days ahead, and the thalis of the days that guests can order ahead. Staff read the
 * newest state.
 * Rule: menu-35
 */
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
  const now = new Date();
  const { date: today, clock } = toIst(now);
  const [rows, days] = await Promise.all([
    readStorefront(vendorId, { ConsistentRead }),
    readWeekDays(vendorId, [addDays(today, -7), addDays(today, maxMenuDaysAhead)], {
      ConsistentRead,
    }),
  ]);
  if (!rows) return undefined;
  const menuOn = (date: string, clock = '00:00') => {
    const { meals = [] } = days.find((day) => day.date === date) ?? {};
    return { date, ...followWeekMenu(rows, meals, { date, clock }) };
  };
  const [, ...laterDates] = preOrderDates(now);
  const nearDays = [menuOn(today, clock), ...laterDates.map((date) => menuOn(date))];
  const newestDays = days.map((day) => {
    const { meals = day.meals } = nearDays.find(({ date }) => date === day.date) ?? {};
    return { ...day, meals };
  });
  const offered = offeredMeals(rows.vendor.settings);
  return { today, days: newestDays, thalis: nearDays.flatMap(thalisOf), offeredMeals: offered };
}

interface DishesOfDay {
  date: string;
  items: readonly MenuItemRow[];
  meals: readonly DayMeal[];
}

/** A dish of several meals has a text for each meal, the next meal first. */
function thalisOf({ date, items, meals }: DishesOfDay): Week['thalis'] {
  const dishes = items.filter(({ isAvailable }) => isAvailable).sort(inMenuOrder);
  const byDish = mealsByDish(
    meals,
    dishes.filter(({ contentsChangeDaily }) => contentsChangeDaily),
  );
  return dishes.flatMap((dish) => {
    const contents = dayContentsOf(dish, date);
    const mealName = dish[dayMenuField(date)]?.mealName;
    if (!contents) return [];
    const thali = { date, dishId: dish.id, name: dish.name };
    const otherMeals = (byDish.get(dish.id) ?? []).filter(({ name }) => name !== mealName);
    return [
      { ...thali, contents, ...(mealName && { mealName }) },
      ...otherMeals.map((meal) => ({ ...thali, contents: meal.contents, mealName: meal.name })),
    ];
  });
}
