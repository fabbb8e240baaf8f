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
  daysWithin,
  distinctCustomers,
  readDayCustomers,
  readDays,
  readItemSums,
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
 * @throws AppError VENDOR_NOT_FOUND
 */
export async function vendorAnalytics(
  vendorId: string,
  { compareStartDate, ...span }: DateSpan & { compareStartDate?: string | undefined },
  now: Date,
): Promise<{
  current: AnalyticsPeriod;
  previous: PeriodFigures;
  breakdown: AnalyticsBreakdown;
}> {
  const before = compareStartDate ? spanFrom(compareStartDate, span) : spanBefore(span);
  const [menu, period, periodBefore, today, sold, names, firstDay] = await Promise.all([
    readStorefront(vendorId),
    readPeriod(vendorId, span),
    readPeriod(vendorId, before),
    readToday(vendorId, now),
    readItemSums(vendorId, span.startDate, span.endDate),
    readItemNames(vendorId),
    readFirstDay(vendorId),
  ]);
  if (!menu) throw vendorNotFound();
  const sales = compareSales(
    comparisonOf(span, now, 'hour', before),
    period.days,
    periodBefore.days,
  );
  const wholeDays = compareDays(comparisonOf(span, now, 'day', before), {
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
    ...today,
    ...menuFigures(menu),
    popularItems: popularItems(sold, nameOf),
  };
  const breakdown = {
    dishes: soldDishes(sold, nameOf, categoriesOnMenu(menu)),
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

async function readToday(vendorId: string, now: Date) {
  const { date } = toIst(now);
  return todayFigures(await readDays(vendorId, addDays(date, -7), date), now);
}
