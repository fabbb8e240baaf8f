import type { getOrderSummary as contract } from '@thali/shared/analytics/analytics.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { toIst } from '@thali/shared/time/ist';
import type { Actor } from '../http/actor.ts';
import { ownOrNamedVendor } from '../vendors/own-or-named-vendor.ts';
import { vendorAnalytics } from './vendor-analytics.ts';

/** The figures of a period, without a comparison. Without dates the period is today. */
export async function getOrderSummary(
  actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendorId = ownOrNamedVendor(actor, query);
  const now = new Date();
  const today = toIst(now).date;
  const { startDate = query.endDate ?? today, endDate = query.startDate ?? today } = query;
  const { current } = await vendorAnalytics(vendorId, { startDate, endDate }, now, {
    comparesDishes: false,
  });
  return current;
}
