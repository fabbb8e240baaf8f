import type { AnalyticsPeriod, PeriodFigures } from '@thali/shared/analytics/analytics-fields';
import { addDays, daysBetween } from '@thali/shared/time/dates';
import { istHour, toIst } from '@thali/shared/time/ist';
import { readStorefront } from '../menu/storefront.table.ts';
import { vendorNotFound } from '../vendors/vendors.table.ts';
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
 * A period of a vendor and the previous one of the same length. The cost depends on the days and their distinct
 * customers, not on the number of orders.
 * @throws AppError VENDOR_NOT_FOUND
 */
export async function vendorAnalytics(
  vendorId: string,
  span: DateSpan,
  now: Date,
): Promise<{ current: AnalyticsPeriod; previous: PeriodFigures }> {
  const spanBefore = previousSpan(span);
  const [menu, days, customers, today, sold, names] = await Promise.all([
    readStorefront(vendorId),
    readDays(vendorId, spanBefore.startDate, span.endDate),
    readDayCustomers(vendorId, spanBefore.startDate, span.endDate),
    readToday(vendorId, now),
    readItemSums(vendorId, span.startDate, span.endDate),
    readItemNames(vendorId),
  ]);
  if (!menu) throw vendorNotFound();
  const figuresOf = ({ startDate, endDate }: DateSpan) =>
    toPeriodFigures(
      { startDate, endDate },
      {
        figures: sumOf(daysWithin(days, startDate, endDate)),
        customers: distinctCustomers(daysWithin(customers, startDate, endDate)),
      },
    );
  const [figures, previous] = [figuresOf(span), figuresOf(spanBefore)];
  const onMenu = namesOnMenu(menu);
  const current = {
    ...figures,
    ...growthOf(figures, previous),
    isComparable: toIst(new Date(menu.vendor.createdAt)).date <= spanBefore.startDate,
    ...today,
    ...menuFigures(menu),
    popularItems: popularItems(sold, (id) => onMenu.get(id) ?? names[id] ?? ''),
  };
  return { current, previous };
}

function previousSpan({ startDate, endDate }: DateSpan): DateSpan {
  const length = daysBetween(startDate, endDate) + 1;
  return { startDate: addDays(startDate, -length), endDate: addDays(startDate, -1) };
}

async function readToday(vendorId: string, now: Date) {
  const { date } = toIst(now);
  const weekAgo = addDays(date, -7);
  const days = await readDays(vendorId, weekAgo, date);
  const sumOn = (day: string) => sumOf(daysWithin(days, day, day));
  const lastWeek = { date: weekAgo, figures: sumOn(weekAgo) };
  return todayFigures(sumOn(date), lastWeek, istHour(now));
}
