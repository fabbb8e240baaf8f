import type { getDailyAnalytics as contract } from '@thali/shared/analytics/analytics.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { toRupees } from '@thali/shared/money/paise';
import { datesBetween } from '@thali/shared/time/dates';
import type { Actor } from '../http/actor.ts';
import { readVendor, vendorNotFound } from '../vendors/vendors.table.ts';
import { readDays } from './read-period.ts';

/** Each day of a range, including days without orders. */
export async function getDailyAnalytics(
  _actor: Actor,
  { params, query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { startDate, endDate } = query;
  const [vendor, days] = await Promise.all([
    readVendor(params.vendorId),
    readDays(params.vendorId, startDate, endDate),
  ]);
  if (!vendor) throw vendorNotFound();
  const byDate = new Map(days.map(({ date, figures }) => [date, figures]));
  return {
    dailyData: datesBetween(startDate, endDate).map((date) => {
      const { orders = 0, revenuePaise = 0 } = byDate.get(date) ?? {};
      return { date, orders, revenue: toRupees(revenuePaise) };
    }),
  };
}
