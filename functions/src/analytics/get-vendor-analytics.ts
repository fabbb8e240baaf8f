import type { getVendorAnalytics as contract } from '@thali/shared/analytics/analytics.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../http/actor.ts';
import { vendorAnalytics } from './vendor-analytics.ts';

export function getVendorAnalytics(
  _actor: Actor,
  { params, query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  return vendorAnalytics(params.vendorId, query, new Date());
}
