import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { expireOldOrders as contract } from '@thali/shared/orders/expire-old-orders.contract';
import type { Actor } from '../../http/actor.ts';
import { expireVendorOrders } from './expire-vendor-orders.ts';

/** Well within the time that a caller waits. */
const budgetMs = 6000;

/** 'Expire Old' of the dashboard: the vendor's own old orders, now; the caller asks again while there are more. */
export async function expireOldOrders(
  _actor: Actor,
  { body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  return expireVendorOrders(body.vendorId, new Date(), Date.now() + budgetMs);
}
