import { isOngoing } from '@thali/shared/orders/order-status';
import type { Order } from './order-list.ts';

export interface OrderSections {
  /** To be accepted, and those that were accepted by themselves and still call; newest first. */
  fresh: Order[];
  /** Under way: the one that has waited longest first. Stays in its place while it moves along. */
  underWay: Order[];
}

export function ongoingSections(
  ongoing: readonly Order[],
  calling: ReadonlySet<string>,
): OrderSections {
  const isFresh = (order: Order) =>
    order.status === 'pending' || (order.status === 'confirmed' && calling.has(order.id));
  return {
    fresh: ongoing.filter(isFresh),
    underWay: ongoing.filter((order) => !isFresh(order)).toReversed(),
  };
}

/** What the ledger under the tickets holds. */
export function earlierOrders(page: readonly Order[]): Order[] {
  return page.filter((order) => !isOngoing(order.status));
}
