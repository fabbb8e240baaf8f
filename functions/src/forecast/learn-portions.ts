import { addDays } from '@thali/shared/time/dates';
import { portionsByChoice } from '../analytics/figures.ts';
import { type Day, sumOf } from '../analytics/read-period.ts';
import { type ChoiceShare, type ItemForecastRow, roundRange } from './forecast-rows.ts';
import { forecastSales, type SalesCalendar, type SalesDay } from './forecast-sales.ts';

/** Kitchens plan only with the most frequent choices. */
const maxShares = 6;
const minShare = 0.05;
/** Short, because a menu changes faster than the total demand. Only the search for repeats uses earlier days. */
const itemModelDays = 56;

/**
 * Forecasts the portions of each dish. Leaves out dishes with less than one expected portion.
 * @param openDays the days on which the mess was open
 * @param items  the portions of each dish on the last of these days
 */
export function learnPortions(
  openDays: readonly Day[],
  items: readonly Day[],
  calendar: SalesCalendar,
): ItemForecastRow[] {
  return soldIds(items).flatMap((itemId) => {
    const portions = daysOfItem(openDays, items, itemId);
    const { days, isIrregular } = forecastSales(portions, {
      ...calendar,
      modelDays: itemModelDays,
    });
    const expected = days.reduce((sum, day) => sum + day.expected, 0);
    if (expected < 1) return [];
    const recent = items.filter(({ date }) => date >= addDays(calendar.start, -itemModelDays));
    const choices = choiceShares(recent, itemId);
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

/** Each choice's share of the portions since the first day with a choice. Rule: forecast-19 */
function choiceShares(items: readonly Day[], itemId: string): ChoiceShare[] {
  const first = items.find(({ figures }) => portionsByChoice(figures, itemId).length > 0);
  if (!first) return [];
  const sums = sumOf(items.filter(({ date }) => date >= first.date));
  const portions = sums[`q${itemId}`] ?? 0;
  return portionsByChoice(sums, itemId)
    .map((choice) => ({
      id: choice.id,
      share: Math.round((choice.portions / portions) * 100) / 100,
    }))
    .filter(({ share }) => share >= minShare)
    .slice(0, maxShares);
}

/** The ids of sold dishes. A dish's key in the figures is `q` and its id. */
function soldIds(items: readonly Day[]): string[] {
  const names = items.flatMap(({ figures }) => Object.keys(figures));
  const ids = names.filter((name) => name.startsWith('q')).map((name) => name.slice(1));
  return [...new Set(ids)].sort();
}

/** The days since a dish's first sale. An open day without a sale counts as zero portions. */
function daysOfItem(openDays: readonly Day[], items: readonly Day[], itemId: string): SalesDay[] {
  const figuresOf = new Map(items.map(({ date, figures }) => [date, figures]));
  const soldOn = (date: string, kind: 'q' | 'k') => figuresOf.get(date)?.[kind + itemId] ?? 0;
  const first = items.find(({ date }) => soldOn(date, 'q') > 0)?.date;
  if (!first) return [];
  return openDays
    .filter(({ date }) => date >= first)
    .map(({ date }) => ({ date, all: soldOn(date, 'q'), counter: soldOn(date, 'k') }));
}
