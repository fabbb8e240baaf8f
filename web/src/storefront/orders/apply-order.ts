import type { Order } from '@thali/shared/orders/order.contract';
import { isOngoing } from '@thali/shared/orders/order-status';

type Orders = readonly Order[];

/** The ongoing orders after one of them came, changed or ended. A late frame turns nothing back. */
export function applyOrder(ongoing: Orders, arrived: Order): Orders {
  const known = ongoing.find(({ id }) => id === arrived.id);
  if (known && known.updatedAt > arrived.updatedAt) return ongoing;
  if (!isOngoing(arrived.status)) return ongoing.filter(({ id }) => id !== arrived.id);
  if (known) return ongoing.map((order) => (order.id === arrived.id ? arrived : order));
  return [...ongoing, arrived].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}

/** A list that was read, but for what a live frame has told of meanwhile. */
export function keepNewer(read: Orders, shown: Orders = []): Orders {
  return read.map((order) => {
    const known = shown.find(({ id }) => id === order.id);
    return known && known.updatedAt > order.updatedAt ? known : order;
  });
}
