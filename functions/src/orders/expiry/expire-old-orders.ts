import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { expireOldOrders as contract } from '@thali/shared/orders/expire-old-orders.contract';
import type { Actor } from '../../http/actor.ts';
import { expireVendorOrders } from './expire-vendor-orders.ts';

/** Well below the caller's timeout. */
const budgetMs = 6000;

/**
 * Expires the vendor's own old orders, for the dashboard's 'Expire Old'. The caller repeats the call while `hasMore`
 * is set.
 */
export async function expireOldOrders(
  _actor: Actor,
  { body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  return expireVendorOrders(body.vendorId, new Date(), Date.now() + budgetMs);
}
