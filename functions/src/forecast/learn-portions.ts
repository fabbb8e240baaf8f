import type { ForecastCalendar } from '@thali/shared/forecast/forecast-calendar';
import { forecastDemand } from '@thali/shared/forecast/forecast-demand';
import type { DemandDay } from '@thali/shared/forecast/open-days';
import { addDays } from '@thali/shared/time/dates';
import { chosenOf } from '../analytics/figures.ts';
import { type Day, sumOf } from '../analytics/read-period.ts';
import { type ChosenShare, type ItemForecastRow, roundRange } from './forecast-rows.ts';

/** Kitchens plan by the most frequent choices only. */
const maxShares = 6;
const minShare = 0.05;
/** A menu changes sooner than the total demand. Only a repeat, such as a dish of every second week, looks further back. */
const itemModelDays = 56;

/**
 * The expected portions of each dish with at least one expected portion.
 * @param known  days on which the mess was open
 * @param items  the portions of each dish on the last of these days
 */
export function learnPortions(
  known: readonly Day[],
  items: readonly Day[],
  calendar: ForecastCalendar & { start: string },
): ItemForecastRow[] {
  return soldIds(items).flatMap((itemId) => {
    const portions = daysOfItem(known, items, itemId);
    const { days, isIrregular } = forecastDemand(portions, {
      ...calendar,
      modelDays: itemModelDays,
    });
    const expected = days.reduce((sum, day) => sum + day.expected, 0);
    if (expected < 1) return [];
    const recent = items.filter(({ date }) => date >= addDays(calendar.start, -itemModelDays));
    const choices = chosenShares(recent, itemId);
    return [
      {
        itemId,
        portions: days.map((day) => roundRange(day, 10)),
        ...(choices.length > 0 && { choices }),
        ...(isIrregular && { isIrregular }),
      },
    ];
  });
}

/** Shares of the portions from the first day with a choice on. Rule: forecast-19 */
function chosenShares(items: readonly Day[], itemId: string): ChosenShare[] {
  const first = items.find(({ figures }) => chosenOf(figures, itemId).length > 0);
  if (!first) return [];
  const sums = sumOf(items.filter(({ date }) => date >= first.date));
  const portions = sums[`q${itemId}`] ?? 0;
  return chosenOf(sums, itemId)
    .map((one) => ({ id: one.id, share: Math.round((one.portions / portions) * 100) / 100 }))
    .filter(({ share }) => share >= minShare)
    .slice(0, maxShares);
}

/** Dishes with sold portions. The figures store them under `q` and the dish's id. */
function soldIds(items: readonly Day[]): string[] {
  const names = items.flatMap(({ figures }) => Object.keys(figures));
  const ids = names.filter((name) => name.startsWith('q')).map((name) => name.slice(1));
  return [...new Set(ids)].sort();
}

/** The days from a dish's first portion on. An open day without a figure counts as zero portions. */
function daysOfItem(known: readonly Day[], items: readonly Day[], itemId: string): DemandDay[] {
  const sold = new Map(items.map(({ date, figures }) => [date, figures[`q${itemId}`] ?? 0]));
  const first = items.find(({ date }) => (sold.get(date) ?? 0) > 0)?.date;
  if (!first) return [];
  return known
    .filter(({ date }) => date >= first)
    .map(({ date }) => ({ date, value: sold.get(date) ?? 0 }));
}
