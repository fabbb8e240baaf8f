import type { getPortionForecast as contract } from '@thali/shared/forecast/forecast.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { addDays, daysBetween } from '@thali/shared/time/dates';
import { istMoment } from '@thali/shared/time/ist';
import { readItemNames } from '../analytics/projections.table.ts';
import type { Actor } from '../http/actor.ts';
import { ownOrNamedVendor } from '../vendors/own-or-named-vendor.ts';
import type { Range } from './forecast-rows.ts';
import { readForecast } from './forecasts.table.ts';

const weekDays = 7;

/** Tomorrow, and the seven days that begin with it. */
export async function getPortionForecast(
  actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendorId = ownOrNamedVendor(actor, query);
  const [row, names] = await Promise.all([readForecast(vendorId), readItemNames(vendorId)]);
  const tomorrow = addDays(istMoment(new Date()).date, 1);
  const first = row ? daysBetween(row.from, tomorrow) : 0;
  const items = (row?.items ?? []).flatMap(({ itemId, portions }) => {
    const week = portions.slice(first, first + weekDays);
    const [day] = week;
    const name = names[itemId];
    if (!day || !name) return [];
    return [
      { menuItemId: itemId, name, tomorrow: wholePortions(day), week: wholePortions(sumOf(week)) },
    ];
  });
  return {
    date: tomorrow,
    items: items.sort((one, other) => other.week.expected - one.week.expected),
  };
}

/** Days miss by chance, so the miss of a week is less than that of its days together. */
function sumOf(days: readonly Range[]): Range {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const expected = sum(days.map((day) => day.expected));
  const spread = (miss: (day: Range) => number) =>
    Math.sqrt(sum(days.map((day) => miss(day) ** 2)));
  return {
    expected,
    lower: Math.max(0, expected - spread((day) => day.expected - day.lower)),
    upper: expected + spread((day) => day.upper - day.expected),
  };
}

function wholePortions({ expected, lower, upper }: Range): Range {
  return {
    expected: Math.round(expected),
    lower: Math.floor(lower),
    upper: Math.ceil(upper),
  };
}
