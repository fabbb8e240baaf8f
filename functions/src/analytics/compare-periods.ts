import type { PartDays, PartSales, PeriodFigures } from '@thali/shared/analytics/analytics-fields';
import {
  type Comparison,
  comparisonOf,
  type DateSpan,
  type PeriodPart,
} from '@thali/shared/analytics/comparison-period';
import { growth } from '@thali/shared/analytics/growth';
import { toRupees } from '@thali/shared/money/paise';
import { addDays } from '@thali/shared/time/dates';
import { istHour, toIst } from '@thali/shared/time/ist';
import type { Figures } from './figures.ts';
import { type Day, daysWithin, sumOf } from './read-period.ts';
import { revenueByHour } from './to-period.ts';

interface Pair<Part> {
  current: Part;
  previous: Part;
}

/** The orders and the revenue of the current and the previous period. Rule: analytics-19 */
export function compareSales(
  parts: Comparison | undefined,
  days: readonly Day[],
  daysBefore: readonly Day[],
): Pair<PartSales> | undefined {
  return (
    parts && {
      current: salesOf(days, parts.current),
      previous: salesOf(daysBefore, parts.previous),
    }
  );
}

/** The figures of the current and the previous period. Both end with a whole day. Rule: analytics-19 */
export function compareDays(
  parts: Comparison | undefined,
  figuresOf: Pair<(span: DateSpan) => PeriodFigures>,
): Pair<PartDays> | undefined {
  return (
    parts && {
      current: toPartDays(parts.current, figuresOf.current),
      previous: toPartDays(parts.previous, figuresOf.previous),
    }
  );
}

function toPartDays(part: PeriodPart, figuresOf: (span: DateSpan) => PeriodFigures): PartDays {
  const figures = figuresOf(part);
  const { totalOrders, averageOrderValue, activeCustomers, newCustomers, completionRate } = figures;
  const counts = { totalOrders, averageOrderValue, activeCustomers, newCustomers };
  return { ...part, ...counts, completionRate };
}

/** The growth of each card; 0 without a comparison. Rule: analytics-5 */
export function growthOf(sales: Pair<PartSales> | undefined, days: Pair<PartDays> | undefined) {
  return {
    customerGrowth: growthBetween(days, ({ activeCustomers }) => activeCustomers),
    orderGrowth: growthBetween(sales, ({ orders }) => orders),
    revenueGrowth: growthBetween(sales, ({ revenue }) => revenue),
    aovGrowth: growthBetween(days, ({ averageOrderValue }) => averageOrderValue),
  };
}

/** Today's sales and the same hours of last week. @param days  today and the seven days before */
export function todayFigures(days: readonly Day[], now: Date) {
  const { date } = toIst(now);
  const weekAgo = addDays(date, -7);
  const today = { startDate: date, endDate: date };
  const { orders, revenue } = salesOf(days, { ...today, until: null });
  const sales = compareSales(comparisonOf(today, now, 'hour'), days, days);
  return {
    todayOrders: orders,
    todayRevenue: revenue,
    todayOrderGrowth: growthBetween(sales, (part) => part.orders),
    todayRevenueGrowth: growthBetween(sales, (part) => part.revenue),
    todayCompared: {
      date: weekAgo,
      untilHour: istHour(now),
      orders: sales?.previous.orders ?? 0,
      revenue: sales?.previous.revenue ?? 0,
      revenueByHour: revenueByHour(sumOf(daysWithin(days, weekAgo, weekAgo))),
    },
  };
}

function growthBetween<Part>(pair: Pair<Part> | undefined, read: (part: Part) => number): number {
  return pair ? growth(read(pair.current), read(pair.previous)) : 0;
}

function salesOf(days: readonly Day[], part: PeriodPart): PartSales {
  const lastWholeDay = part.until === null ? part.endDate : addDays(part.endDate, -1);
  const wholeDaySums = sumOf(daysWithin(days, part.startDate, lastWholeDay));
  const partialDay = sumOf(daysWithin(days, part.endDate, part.endDate));
  const hours = part.until === null ? 0 : Number(part.until.slice(0, 2));
  return {
    ...part,
    orders: (wholeDaySums.orders ?? 0) + sumOfHours(partialDay, 'hour', hours),
    revenue: toRupees((wholeDaySums.revenuePaise ?? 0) + sumOfHours(partialDay, 'paise', hours)),
  };
}

/** The sum of a day's first hours. */
function sumOfHours(day: Figures, figure: 'hour' | 'paise', hours: number): number {
  let sum = 0;
  for (let hour = 0; hour < hours; hour += 1) sum += day[`${figure}${hour}`] ?? 0;
  return sum;
}
