import type { getPortionForecast as contract } from '@thali/shared/forecast/forecast.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { addDays, daysBetween } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { readItemDays } from '../analytics/read-period.ts';
import { namesOnMenu } from '../analytics/to-period.ts';
import type { Actor } from '../http/actor.ts';
import type { MenuItemRow } from '../menu/menu-rows.ts';
import { readStorefront } from '../menu/storefront.table.ts';
import { ownOrNamedVendor } from '../vendors/own-or-named-vendor.ts';
import { vendorNotFound } from '../vendors/vendors.table.ts';
import { withClosures } from './current-forecast.ts';
import type { Range } from './forecast-rows.ts';
import { readForecast } from './forecasts.table.ts';
import { portionsToday } from './today-so-far.ts';

const weekDays = 7;

/**
 * The expected portions of each dish on the menu, for today, tomorrow and the seven days from tomorrow. Leaves out
 * dishes without expected or ordered portions.
 */
export async function getPortionForecast(
  actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendorId = ownOrNamedVendor(actor, query);
  const now = new Date();
  const { date: todayDate } = toIst(now);
  const tomorrow = addDays(todayDate, 1);
  const [menu, stored, soldDays] = await Promise.all([
    readStorefront(vendorId),
    readForecast(vendorId),
    readItemDays(vendorId, todayDate, tomorrow),
  ]);
  const soldOn = (date: string, itemId: string) =>
    soldDays.find((day) => day.date === date)?.figures[`q${itemId}`] ?? 0;
  if (!menu) throw vendorNotFound();
  const row = stored && withClosures(stored, menu.vendor.settings);
  const names = namesOnMenu(menu);
  const first = row ? daysBetween(row.from, tomorrow) : 0;
  const forecasts = new Map(row?.items.map((item) => [item.itemId, item]));
  const items = menu.items.flatMap((item) => {
    const { id: itemId } = item;
    const { portions = [], choices = [], isIrregular } = forecasts.get(itemId) ?? {};
    const sold = soldOn(todayDate, itemId);
    const ordered = soldOn(tomorrow, itemId);
    const today = portions[first - 1] ?? zeroRange;
    const [next = zeroRange, ...laterDays] = portions.slice(first, first + weekDays);
    const day = atLeast(next, ordered);
    const offeredChoices = choices.flatMap(({ id, share }) => {
      const name = isOffered(item, id) ? names.get(id) : undefined;
      return name ? [{ name, share }] : [];
    });
    const dish = {
      menuItemId: itemId,
      name: item.name,
      today: { ...wholePortions(row ? portionsToday(row, today, sold, now) : zeroRange), sold },
      tomorrow: { ...wholePortions(day), ...(ordered > 0 && { ordered }) },
      week: wholePortions(weekRange([day, ...laterDays])),
      ...(offeredChoices.length > 0 && { choices: offeredChoices }),
      ...(isIrregular && { isIrregular }),
    };
    return dish.week.expected > 0 || (forecasts.has(itemId) && dish.today.expected > 0)
      ? [dish]
      : [];
  });
  return {
    date: tomorrow,
    items: items.sort((a, b) => b.week.expected - a.week.expected),
  };
}

const zeroRange: Range = { expected: 0, lower: 0, upper: 0 };

/** Portions that guests have ordered already are certain. */
function atLeast({ expected, lower, upper }: Range, ordered: number): Range {
  return {
    expected: Math.max(expected, ordered),
    lower: Math.max(lower, ordered),
    upper: Math.max(upper, ordered),
  };
}

/** @param choiceId  the id of the group, or of the dish for a size, followed by the id of the choice */
function isOffered({ id, optionGroupIds = [] }: MenuItemRow, choiceId: string): boolean {
  return [id, ...optionGroupIds].some((groupId) => choiceId.startsWith(groupId));
}

function wholePortions({ expected, lower, upper }: Range): Range {
  return {
    expected: Math.round(expected),
    lower: Math.floor(lower),
    upper: Math.ceil(upper),
  };
}

/**
 * The correlation of the errors within a week: a wrong level affects all days. With this value the range contains 4
 * of 5 weeks of canteens and a cafe. Without correlation it contains 2 of 3.
 */
const correlation = 0.5;

/** The sum of several days, with its range. */
export function weekRange(days: readonly Range[]): Range {
  const expected = sum(days.map((day) => day.expected));
  return {
    expected,
    lower: Math.max(0, expected - combinedError(days.map((day) => day.expected - day.lower))),
    upper: expected + combinedError(days.map((day) => day.upper - day.expected)),
  };
}

function combinedError(errors: readonly number[]): number {
  const independent = sum(errors.map((miss) => miss ** 2));
  return Math.sqrt((1 - correlation) * independent + correlation * sum(errors) ** 2);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
