import type { ForecastCalendar } from '@thali/shared/forecast/forecast-calendar';
import { forecastDemand } from '@thali/shared/forecast/forecast-demand';
import { offMenuWeekdays } from '@thali/shared/forecast/off-menu-weekdays';
import type { DemandDay } from '@thali/shared/forecast/open-days';
import { chosenOf } from '../analytics/figures.ts';
import { type Day, sumOf } from '../analytics/read-period.ts';
import { type ChosenShare, type ItemForecastRow, roundRange } from './forecast-rows.ts';

/** What a kitchen plans by; the rest is cooked as it comes. */
const mostShares = 6;
const smallestShare = 0.05;

/**
 * What each dish will sell, of those that at least one portion is expected of.
 * @param known  days that the mess sold on, or could have
 * @param items  what each dish sold on the last of them
 */
export function learnPortions(
  known: readonly Day[],
  items: readonly Day[],
  calendar: ForecastCalendar,
): ItemForecastRow[] {
  return soldIds(items).flatMap((itemId) => {
    const portions = daysOfItem(known, items, itemId);
    const { closedWeekdays = [] } = calendar;
    const { days } = forecastDemand(portions, {
      ...calendar,
      closedWeekdays: [...closedWeekdays, ...offMenuWeekdays(portions)],
    });
    const expected = days.reduce((sum, day) => sum + day.expected, 0);
    if (expected < 1) return [];
    const choices = chosenShares(items, itemId);
    return [
      {
        itemId,
        portions: days.map((day) => roundRange(day, 10)),
        ...(choices.length > 0 && { choices }),
      },
    ];
  });
}

/** Of the portions from the first day on which something was chosen for it. Rule: forecast-19 */
function chosenShares(items: readonly Day[], itemId: string): ChosenShare[] {
  const first = items.find(({ figures }) => chosenOf(figures, itemId).length > 0);
  if (!first) return [];
  const sums = sumOf(items.filter(({ date }) => date >= first.date));
  const portions = sums[`q${itemId}`] ?? 0;
  return chosenOf(sums, itemId)
    .map((one) => ({ id: one.id, share: Math.round((one.portions / portions) * 100) / 100 }))
    .filter(({ share }) => share >= smallestShare)
    .slice(0, mostShares);
}

/** Those with figures of sold portions, which are kept under `q` and the dish's id. */
function soldIds(items: readonly Day[]): string[] {
  const names = items.flatMap(({ figures }) => Object.keys(figures));
  const ids = names.filter((name) => name.startsWith('q')).map((name) => name.slice(1));
  return [...new Set(ids)].sort();
}

/** A dish's days begin with its first portion: before it was on no menu. Where others sold and it did not, it sold nothing. */
function daysOfItem(known: readonly Day[], items: readonly Day[], itemId: string): DemandDay[] {
  const sold = new Map(items.map(({ date, figures }) => [date, figures[`q${itemId}`] ?? 0]));
  const first = items.find(({ date }) => (sold.get(date) ?? 0) > 0)?.date;
  if (!first) return [];
  return known
    .filter(({ date }) => date >= first)
    .map(({ date }) => ({ date, value: sold.get(date) ?? 0 }));
}
