import { longestHorizonDays } from '@thali/shared/forecast/forecast.contract';
import { forecastDemand } from '@thali/shared/forecast/forecast-demand';
import { addDays } from '@thali/shared/time/dates';
import { istMoment, weekdays } from '@thali/shared/time/ist';
import type { Figures } from '../analytics/figures.ts';
import { readDays, readItemDays } from '../analytics/read-period.ts';
import { vendorNotFound } from '../vendors/vendor-not-found.ts';
import { readVendor, type VendorRow } from '../vendors/vendors.table.ts';
import type { ForecastRow, ItemForecastRow, Range } from './forecast-rows.ts';
import { putForecast } from './forecasts.table.ts';

/** A year and some weeks, so that the same season of the last one is seen. */
const historyDays = 400;
/** A menu changes sooner than demand. */
const itemHistoryDays = 56;
const mostItems = 20;

interface Day {
  date: string;
  figures: Figures;
}

/**
 * Learns from a vendor's days up to yesterday and writes what is to come, from today on. The same days come to
 * the same, so it may run at any time and twice.
 * @throws AppError VENDOR_NOT_FOUND
 */
export async function trainForecast(vendorId: string, now: Date): Promise<ForecastRow> {
  const vendor = await readVendor(vendorId);
  if (!vendor) throw vendorNotFound();
  const today = istMoment(now).date;
  const yesterday = addDays(today, -1);
  const [days, items] = await Promise.all([
    readDays(vendorId, addDays(today, -historyDays), yesterday),
    readItemDays(vendorId, addDays(today, -itemHistoryDays), yesterday),
  ]);
  const row = { trainedAt: now.toISOString(), from: today, ...learn(vendor, days, items, today) };
  await putForecast(vendorId, row);
  return row;
}

function learn(
  { settings }: VendorRow,
  days: readonly Day[],
  items: readonly Day[],
  today: string,
): Omit<ForecastRow, 'trainedAt' | 'from'> {
  const calendar = {
    start: today,
    horizon: longestHorizonDays,
    closedWeekdays: weekdays.filter((weekday) => settings.businessHours?.[weekday]?.closed),
    closedDates: (settings.holidays ?? []).map(({ date }) => date),
  };
  const forecastOf = (history: readonly Day[], numberOf: (figures: Figures) => number) =>
    forecastDemand(
      history.map(({ date, figures }) => ({ date, value: numberOf(figures) })),
      calendar,
    );
  const orders = forecastOf(days, earningOrders);
  if (orders.days.length === 0) {
    return { days: [], items: [], historyDays: days.length, accuracy: orders.accuracy };
  }
  const revenue = forecastOf(days, ({ revenuePaise = 0 }) => revenuePaise);
  return {
    days: orders.days.map((day, index) => ({
      date: day.date,
      isClosed: day.isClosed,
      confidence: day.confidence,
      orders: rangeOf(day, 10),
      revenuePaise: rangeOf(revenue.days[index] ?? day, 1),
    })),
    items: popularIds(items).map(
      (itemId): ItemForecastRow => ({
        itemId,
        portions: forecastOf(
          withItem(items, itemId),
          (figures) => figures[`q${itemId}`] ?? 0,
        ).days.map((day) => rangeOf(day, 10)),
      }),
    ),
    historyDays: days.length,
    accuracy: orders.accuracy,
  };
}

/** What was eaten: an order that was cancelled needs nothing in the kitchen. */
function earningOrders({ earning = 0 }: Figures): number {
  return earning;
}

function rangeOf({ expected, lower, upper }: Range, parts: number): Range {
  const round = (value: number) => Math.round(value * parts) / parts;
  return { expected: round(expected), lower: round(lower), upper: round(upper) };
}

function popularIds(items: readonly Day[]): string[] {
  const portions = new Map<string, number>();
  for (const [name, quantity] of items.flatMap(({ figures }) => Object.entries(figures))) {
    if (!name.startsWith('q')) continue;
    const itemId = name.slice(1);
    portions.set(itemId, (portions.get(itemId) ?? 0) + quantity);
  }
  return [...portions]
    .sort(([one, fewer], [other, more]) => more - fewer || one.localeCompare(other))
    .slice(0, mostItems)
    .map(([itemId]) => itemId);
}

/** A dish's days begin with its first portion: before it was on no menu. */
function withItem(items: readonly Day[], itemId: string): readonly Day[] {
  const first = items.findIndex(({ figures }) => (figures[`q${itemId}`] ?? 0) > 0);
  return items.slice(Math.max(0, first));
}
