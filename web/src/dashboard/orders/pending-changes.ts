import type { OrderStatus } from '@thali/shared/orders/order-status';
import { belongsTo } from './apply-order.ts';
import type { ListFilter, Order } from './order-list.ts';

/** Status changes that were tapped and are not yet answered, by order id. */
export type PendingChanges = ReadonlyMap<string, OrderStatus>;

/**
 * What the screen shows: the server's orders with the unanswered changes laid over them. Taking a
 * change away is the whole rollback, and no answer that comes meanwhile can be lost in one.
 */
export function withPendingChanges(
  orders: readonly Order[],
  changes: PendingChanges,
  filter: ListFilter,
): readonly Order[] {
  if (changes.size === 0) return orders;
  return orders.flatMap((order) => {
    const status = changes.get(order.id);
    if (status === undefined) return [order];
    const changed = { ...order, status };
    return belongsTo(filter, changed) ? [changed] : [];
  });
}
