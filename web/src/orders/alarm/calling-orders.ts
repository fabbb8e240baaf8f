import type { Order } from '@thali/shared/orders/order.contract';

/**
 * The orders that the alarm rings for: those that nobody in the kitchen has seen, on any screen. What staff moved on
 * is seen, also by a release that did not note it yet.
 * Rule: kitchen-3, kitchen-23
 */
export function callingOrders(ongoing: readonly Order[]): Order[] {
  return ongoing.filter(isCalling);
}

export function isCalling(order: Order): boolean {
  const isWaiting = order.status === 'pending' || isAcceptedByItself(order);
  return order.acknowledgedAt === null && isWaiting;
}

function isAcceptedByItself({ status, statusTimes, createdAt }: Order): boolean {
  return status === 'confirmed' && statusTimes.confirmed === createdAt;
}

/** Those that ring now and were not on the list before. */
export function newcomers(calling: readonly Order[], known: ReadonlySet<string>): Order[] {
  return calling.filter(({ id }) => !known.has(id));
}
