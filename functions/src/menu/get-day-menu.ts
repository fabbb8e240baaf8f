import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { getDayMenu as contract } from '@thali/shared/menu/day-menu.contract';
import { daySuggestions } from '@thali/shared/menu/day-suggestions';
import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import type { Actor } from '../http/actor.ts';
import { readDayMenus } from './day-menus.table.ts';
import { itemNotFound } from './menu-errors.ts';
import { readItem } from './menu-items.table.ts';
import { dayContentsOf } from './menu-rows.ts';

/** The contents for today and tomorrow come from the dish; suggestions come from its earlier days. Rule: menu-28 */
export async function getDayMenu(
  _actor: Actor,
  { params: { vendorId, itemId } }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const today = toIst(new Date()).date;
  const [stored, days] = await Promise.all([
    readItem(vendorId, itemId),
    readDayMenus(vendorId, itemId, today),
  ]);
  if (stored.outcome !== 'changed') throw itemNotFound();
  const menuOn = (date: string) => ({
    date,
    contents: dayContentsOf(stored.item, date) ?? null,
    suggestions: daySuggestions(days, date),
  });
  return { today: menuOn(today), tomorrow: menuOn(addDays(today, 1)) };
}
