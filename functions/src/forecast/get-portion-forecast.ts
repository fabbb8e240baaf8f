import type { getPortionForecast as contract } from '@thali/shared/forecast/forecast.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { addDays, daysBetween } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { namesOnMenu } from '../analytics/to-period.ts';
import type { Actor } from '../http/actor.ts';
import type { MenuItemRow } from '../menu/menu-rows.ts';
import { readStorefront } from '../menu/storefront.table.ts';
import { ownOrNamedVendor } from '../vendors/own-or-named-vendor.ts';
import { vendorNotFound } from '../vendors/vendors.table.ts';
import { withClosures } from './current-forecast.ts';
import type { Range } from './forecast-rows.ts';
import { readForecast } from './forecasts.table.ts';

const weekDays = 7;

/**
 * Tomorrow, and the seven days that begin with it, of the dishes on the menu; of one that none is expected of,
 * nothing.
 */
export async function getPortionForecast(
  actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendorId = ownOrNamedVendor(actor, query);
  const [menu, learned] = await Promise.all([readStorefront(vendorId), readForecast(vendorId)]);
  if (!menu) throw vendorNotFound();
  const row = learned && withClosures(learned, menu.vendor.settings);
  const names = namesOnMenu(menu);
  const tomorrow = addDays(toIst(new Date()).date, 1);
  const first = row ? daysBetween(row.from, tomorrow) : 0;
  const items = (row?.items ?? []).flatMap(({ itemId, portions, choices = [] }) => {
    const week = portions.slice(first, first + weekDays);
    const [day] = week;
    const item = menu.items.find(({ id }) => id === itemId);
    if (!day || !item) return [];
    const chosen = choices.flatMap(({ id, share }) => {
      const name = isAskedFor(item, id) ? names.get(id) : undefined;
      return name ? [{ name, share }] : [];
    });
    const dish = {
      menuItemId: itemId,
      name: item.name,
      tomorrow: wholePortions(day),
      week: wholePortions(weekRange(week)),
      ...(chosen.length > 0 && { choices: chosen }),
    };
    return dish.week.expected > 0 ? [dish] : [];
  });
  return {
    date: tomorrow,
    items: items.sort((one, other) => other.week.expected - one.week.expected),
  };
}

/** @param choiceId  after that of its group */
function isAskedFor({ optionGroupIds = [] }: MenuItemRow, choiceId: string): boolean {
  return optionGroupIds.some((groupId) => choiceId.startsWith(groupId));
}

function wholePortions({ expected, lower, upper }: Range): Range {
  return {
    expected: Math.round(expected),
    lower: Math.floor(lower),
    upper: Math.ceil(upper),
  };
}

/**
 * How much the misses of a week's days go together: a level that is wrong is so on all of them. With this, 4 of
 * 5 weeks of canteens and a cafe lay in the range; as if by chance, from one day to the next, 2 of 3 did.
 */
const alike = 0.5;

/** What days come to together, and the range of that. */
export function weekRange(days: readonly Range[]): Range {
  const expected = sum(days.map((day) => day.expected));
  return {
    expected,
    lower: Math.max(0, expected - together(days.map((day) => day.expected - day.lower))),
    upper: expected + together(days.map((day) => day.upper - day.expected)),
  };
}

function together(misses: readonly number[]): number {
  const byChance = sum(misses.map((miss) => miss ** 2));
  return Math.sqrt((1 - alike) * byChance + alike * sum(misses) ** 2);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
