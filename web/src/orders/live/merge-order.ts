import type { Order } from '@thali/shared/orders/order.contract';

type Orders = readonly Order[];

/** The later of two states of an order. A late response must not undo a newer state. */
export function newerOrder(known: Order | undefined, arrived: Order): Order {
  return known && known.updatedAt > arrived.updatedAt ? known : arrived;
}

/**
 * Applies a placed or changed order to a list, newest first. Inserts it by time if it belongs, else removes it. Returns
 * the same list if that has a newer state. Other orders keep their identity, so that their rows do not render again.
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

/** The list of a response, with the newer states that live frames brought meanwhile. */
export function keepNewer(read: Orders, shown: Orders = []): Order[] {
  const known = new Map(shown.map((order) => [order.id, order]));
  return read.map((order) => newerOrder(known.get(order.id), order));
}
