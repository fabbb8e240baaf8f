import type { ForecastCalendar } from '@thali/shared/forecast/forecast-calendar';
import { forecastDemand } from '@thali/shared/forecast/forecast-demand';
import { offMenuWeekdays } from '@thali/shared/forecast/off-menu-weekdays';
import type { DemandDay } from '@thali/shared/forecast/open-days';
import type { Day } from '../analytics/read-period.ts';
import { type ItemForecastRow, roundRange } from './forecast-rows.ts';

const mostItems = 20;

/**
 * What the dishes that sold most will sell.
 * @param known  days that the mess sold on, or could have
 * @param items  what each dish sold on the last of them
 */
export function learnPortions(
  known: readonly Day[],
  items: readonly Day[],
  calendar: ForecastCalendar,
): ItemForecastRow[] {
  return popularIds(items).map((itemId) => {
    const portions = daysOfItem(known, items, itemId);
    const { closedWeekdays = [] } = calendar;
    const { days } = forecastDemand(portions, {
      ...calendar,
      closedWeekdays: [...closedWeekdays, ...offMenuWeekdays(portions)],
    });
    return { itemId, portions: days.map((day) => roundRange(day, 10)) };
  });
}

function popularIds(items: readonly Day[]): string[] {
  const portions = new Map<string, number>();
  for (const [name, quantity] of items.flatMap(({ figures }) => Object.entries(figures))) {
    if (!name.startsWith('q')) continue;
    const itemId = name.slice(1);
    portions.set(itemId, (portions.get(itemId) ?? 0) + quantity);
  }
  return [...portions]
    .sort(([one, fewer], [other, more]) => more - fewer || (one < other ? -1 : 1))
    .slice(0, mostItems)
    .map(([itemId]) => itemId);
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
