import { vendorIdOfOrder } from '@thali/shared/ids/order-id';
import { isOngoing } from '@thali/shared/orders/order-status';
import { keptOrder } from './kept-order.ts';
import { trackedOrders } from './tracking-tokens.ts';

/**
 * The last order that was placed at a mess from this browser without an account, unless it is known to be over.
 * @returns its id and what proves it
 */
export function latestGuestOrder(vendorId: string) {
  const latest = trackedOrders().findLast(([orderId]) => vendorIdOfOrder(orderId) === vendorId);
  if (!latest) return undefined;
  const [orderId, trackingToken] = latest;
  const proof = { trackingToken };
  const known = keptOrder(orderId, proof)?.order;
  return known && !isOngoing(known.status) ? undefined : { orderId, proof };
}
