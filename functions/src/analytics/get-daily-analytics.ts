import type { getDailyAnalytics as contract } from '@thali/shared/analytics/analytics.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../http/actor.ts';
import { readVendor, vendorNotFound } from '../vendors/vendors.table.ts';
import { readDays } from './read-period.ts';
import { dailyFigures } from './to-period.ts';

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
  return { dailyData: dailyFigures(days, query) };
}
