import type { Order } from '@thali/shared/orders/order.contract';

type Orders = readonly Order[];

/** The later of two states of an order, so that a late response does not undo a newer one. */
export function newerOrder(known: Order | undefined, arrived: Order): Order {
  return known && known.updatedAt > arrived.updatedAt ? known : arrived;
}

/**
 * A list, newest first, after an order was placed or changed: in its place by time when it belongs here,
 * gone when it does not, unchanged when the list knows something newer. Untouched orders keep their
 * identity, so that their rows need not be drawn again.
 */
export function mergeOrder(orders: Orders, arrived: Order, belongs: boolean): Orders {
  const known = orders.find(({ id }) => id === arrived.id);
  if (newerOrder(known, arrived) !== arrived) return orders;
  if (known && belongs) return orders.map((order) => (order === known ? arrived : order));
  if (known) return orders.filter((order) => order !== known);
  if (!belongs) return orders;
  const isNewer = ({ createdAt }: Order) => createdAt > arrived.createdAt;
  return [...orders.filter(isNewer), arrived, ...orders.filter((order) => !isNewer(order))];
}

/** The list as read, with newer states that a live frame brought meanwhile. */
export function keepNewer(read: Orders, shown: Orders = []): Order[] {
  const known = new Map(shown.map((order) => [order.id, order]));
  return read.map((order) => newerOrder(known.get(order.id), order));
}
