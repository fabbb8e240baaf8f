import { vendorIdOfOrder } from '@thali/shared/ids/order-id';
import { isOngoing } from '@thali/shared/orders/order-status';
import { readStoredOrder } from './stored-order.ts';
import { trackedOrders } from './tracking-tokens.ts';

/** A limit, because each followed order costs a connection. */
const maxFollowed = 3;

/** The latest guest orders of this browser at a mess, newest last. Leaves out orders that have ended. */
export function ongoingGuestOrders(vendorId: string) {
  return trackedOrders()
    .filter(([orderId]) => vendorIdOfOrder(orderId) === vendorId)
    .map(([orderId, trackingToken]) => ({ orderId, proof: { trackingToken } }))
    .filter(({ orderId, proof }) => {
      const storedOrder = readStoredOrder(orderId, proof)?.order;
      return !storedOrder || isOngoing(storedOrder.status);
    })
    .slice(-maxFollowed);
}
