import type { Order } from '@thali/shared/orders/order.contract';

/**
 * The orders that ring, because no screen of the kitchen has acknowledged them. Older releases recorded no
 * `acknowledgedAt`, so an order that staff changed counts as acknowledged.
 * A pre-order needs no answer.
 * Rule: kitchen-3, kitchen-23, pre-orders-5
 */
export function findRingingOrders(ongoing: readonly Order[]): Order[] {
  return ongoing.filter(isRinging);
}

export function isRinging(order: Order): boolean {
  const isWaiting = order.status === 'pending' || isAutoAccepted(order);
  return order.acknowledgedAt === null && isWaiting && !order.readyFor;
}

function isAutoAccepted({ status, statusTimes, createdAt }: Order): boolean {
  return status === 'confirmed' && statusTimes.confirmed === createdAt;
}

/** The ringing orders whose ids are not in `knownIds`. */
export function findNewcomers(ringing: readonly Order[], knownIds: ReadonlySet<string>): Order[] {
  return ringing.filter(({ id }) => !knownIds.has(id));
}
