import type {
  AnalyticsBreakdown,
  AnalyticsPeriod,
  PeriodFigures,
} from '@thali/shared/analytics/analytics-fields';
import { comparisonOf, type DateSpan, spanBefore } from '@thali/shared/analytics/comparison-period';
import { addDays, daysBetween } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { readStorefront } from '../menu/storefront.table.ts';
import { vendorNotFound } from '../vendors/vendors.table.ts';
import { categoriesOnMenu, soldDishes, weekdayFigures } from './breakdown.ts';
import { compareDays, compareSales, growthOf, todayFigures } from './compare-periods.ts';
import {
  type Day,
  daysWithin,
  distinctCustomers,
  readDayCustomers,
  readDays,
  readItemDays,
  sumOf,
} from './read-period.ts';
import { readFirstDay, readItemNames } from './read-projections.table.ts';
import {
  dailyFigures,
  menuFigures,
  namesOnMenu,
  popularItems,
  toPeriodFigures,
} from './to-period.ts';

/**
 * A vendor's figures of a period, and of an earlier period of the same length. The cost depends on the days and their
 * distinct customers, not on the number of orders.
 * @param compareStartDate  the first day of the earlier period; default: `spanBefore`
 * @param comparesDishes  whether the dishes need the figures of the earlier period
 * @throws AppError VENDOR_NOT_FOUND
 */
export async function vendorAnalytics(
  vendorId: string,
  { compareStartDate, ...span }: DateSpan & { compareStartDate?: string | undefined },
  now: Date,
  { comparesDishes = true } = {},
): Promise<{
  current: AnalyticsPeriod;
  previous: PeriodFigures;
  breakdown: AnalyticsBreakdown;
}> {
  const before = compareStartDate ? spanFrom(compareStartDate, span) : spanBefore(span);
  const compared = comparisonOf(span, now, 'day', before);
  const [menu, period, periodBefore, otherDays, items, itemsBefore, names, firstDay] =
    await Promise.all([
      readStorefront(vendorId),
      readPeriod(vendorId, span),
      readPeriod(vendorId, before),
      readTodayOutside([span, before], vendorId, now),
      readItemDays(vendorId, span.startDate, span.endDate),
      // The figures of dishes have no hours, so the current day has no comparison.
      comparesDishes && compared ? readItemDays(vendorId, before.startDate, before.endDate) : [],
      readItemNames(vendorId),
      readFirstDay(vendorId),
    ]);
  if (!menu) throw vendorNotFound();
  const sold = sumOf(items);
  const sales = compareSales(
    comparisonOf(span, now, 'hour', before),
    period.days,
    periodBefore.days,
  );
  const wholeDays = compareDays(compared, {
    current: period.figuresOf,
    previous: periodBefore.figuresOf,
  });
  const isComparable = firstDay !== undefined && firstDay <= before.startDate;
  const onMenu = namesOnMenu(menu);
  const nameOf = (id: string) => onMenu.get(id) ?? names[id] ?? '';
  const current = {
    ...period.figuresOf(span),
    ...growthOf(sales, wholeDays),
    isComparable,
    compared: {
      sales: (isComparable && sales) || null,
      days: (isComparable && wholeDays) || null,
    },
    ...todayFigures(withoutRepeats([...otherDays, ...period.days, ...periodBefore.days]), now),
    ...menuFigures(menu),
    popularItems: popularItems(sold, nameOf),
  };
  const breakdown = {
    dishes: soldDishes(
      { span, days: items },
      { span: before, days: itemsBefore },
      nameOf,
      categoriesOnMenu(menu),
    ),
    ...weekdayFigures(period.days, toIst(now).date),
    previousDays: dailyFigures(periodBefore.days, before),
  };
  return { current, previous: periodBefore.figuresOf(before), breakdown };
}

/** A period of the same length that starts on another day. */
function spanFrom(startDate: string, span: DateSpan): DateSpan {
  return { startDate, endDate: addDays(startDate, daysBetween(span.startDate, span.endDate)) };
}

async function readPeriod(vendorId: string, span: DateSpan) {
  const [days, customers] = await Promise.all([
    readDays(vendorId, span.startDate, span.endDate),
    readDayCustomers(vendorId, span.startDate, span.endDate),
  ]);
  /** The figures of some of the days. */
  const figuresOf = ({ startDate, endDate }: DateSpan) =>
    toPeriodFigures(
      { startDate, endDate },
      {
        figures: sumOf(daysWithin(days, startDate, endDate)),
        customers: distinctCustomers(daysWithin(customers, startDate, endDate)),
      },
    );
  return { days, figuresOf };
}

/** Reads today and the same day of last week, unless the spans already have both. */
async function readTodayOutside(
  spans: readonly DateSpan[],
  vendorId: string,
  now: Date,
): Promise<Day[]> {
  const { date } = toIst(now);
  const weekAgo = addDays(date, -7);
  const isRead = [date, weekAgo].every((day) =>
    spans.some(({ startDate, endDate }) => startDate <= day && day <= endDate),
  );
  return isRead ? [] : readDays(vendorId, weekAgo, date);
}

/** Spans may overlap, so a day may have been read twice. */
function withoutRepeats(days: readonly Day[]): Day[] {
  return [...new Map(days.map((day) => [day.date, day])).values()];
}
