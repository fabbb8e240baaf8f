import type { Order } from '@thali/shared/orders/order.contract';

export const maxHandedOver = 10;

/** Adds or updates handed-over orders. @returns the last ten, newest first. Rule: kitchen-32 */
export function lastHandedOver(
  listedOrders: readonly Order[],
  changedOrders: readonly Order[],
): readonly Order[] {
  const completed = changedOrders.filter(({ status }) => status === 'completed');
  if (completed.length === 0) return listedOrders;
  const byId = new Map([...listedOrders, ...completed].map((order) => [order.id, order]));
  return [...byId.values()]
    .sort((a, b) => handedOverAt(b).localeCompare(handedOverAt(a)))
    .slice(0, maxHandedOver);
}

export function handedOverAt({ statusTimes, updatedAt }: Order): string {
  return statusTimes.completed ?? updatedAt;
}
