import type {
  AnalyticsBreakdown,
  AnalyticsPeriod,
  PeriodFigures,
} from '@thali/shared/analytics/analytics-fields';
import { addDays, daysBetween } from '@thali/shared/time/dates';
import { istHour, toIst } from '@thali/shared/time/ist';
import { readStorefront } from '../menu/storefront.table.ts';
import { vendorNotFound } from '../vendors/vendors.table.ts';
import { categoriesOnMenu, soldDishes, weekdayFigures } from './breakdown.ts';
import {
  daysWithin,
  distinctCustomers,
  readDayCustomers,
  readDays,
  readItemSums,
  sumOf,
} from './read-period.ts';
import { readItemNames } from './read-projections.table.ts';
import {
  type DateSpan,
  growthOf,
  menuFigures,
  namesOnMenu,
  popularItems,
  todayFigures,
  toPeriodFigures,
} from './to-period.ts';

/**
 * A period of a vendor and an earlier one of the same length. The cost depends on the days and their distinct
 * customers, not on the number of orders.
 * @param compareStartDate  the first day of the earlier period; default: the days just before
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
  const spanBefore = previousSpan(span, compareStartDate);
  const [menu, days, before, today, sold, names] = await Promise.all([
    readStorefront(vendorId),
    readPeriod(vendorId, span),
    readPeriod(vendorId, spanBefore),
    readToday(vendorId, now),
    readItemSums(vendorId, span.startDate, span.endDate),
    readItemNames(vendorId),
  ]);
  if (!menu) throw vendorNotFound();
  const figures = toPeriodFigures(span, days);
  const previous = toPeriodFigures(spanBefore, before);
  const onMenu = namesOnMenu(menu);
  const nameOf = (id: string) => onMenu.get(id) ?? names[id] ?? '';
  const current = {
    ...figures,
    ...growthOf(figures, previous),
    isComparable: toIst(new Date(menu.vendor.createdAt)).date <= spanBefore.startDate,
    ...today,
    ...menuFigures(menu),
    popularItems: popularItems(sold, nameOf),
  };
  const breakdown = {
    dishes: soldDishes(sold, nameOf, categoriesOnMenu(menu)),
    ...weekdayFigures(days.days, toIst(now).date),
  };
  return { current, previous, breakdown };
}

/** The days just before, or the same number of days from another day. */
function previousSpan({ startDate, endDate }: DateSpan, from: string | undefined): DateSpan {
  const lengthDays = daysBetween(startDate, endDate) + 1;
  const first = from ?? addDays(startDate, -lengthDays);
  return { startDate: first, endDate: addDays(first, lengthDays - 1) };
}

async function readPeriod(vendorId: string, { startDate, endDate }: DateSpan) {
  const [days, customers] = await Promise.all([
    readDays(vendorId, startDate, endDate),
    readDayCustomers(vendorId, startDate, endDate),
  ]);
  return { days, figures: sumOf(days), customers: distinctCustomers(customers) };
}

async function readToday(vendorId: string, now: Date) {
  const { date } = toIst(now);
  const weekAgo = addDays(date, -7);
  const days = await readDays(vendorId, weekAgo, date);
  const sumOn = (day: string) => sumOf(daysWithin(days, day, day));
  const lastWeek = { date: weekAgo, figures: sumOn(weekAgo) };
  return todayFigures(sumOn(date), lastWeek, istHour(now));
}
