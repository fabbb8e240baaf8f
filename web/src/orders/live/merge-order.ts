import type { Order } from '@thali/shared/orders/order.contract';

type Orders = readonly Order[];

/** The newer of two states of an order, so that a late response does not undo a newer state. */
export function newerOrder(current: Order | undefined, arrived: Order): Order {
  return current && current.updatedAt > arrived.updatedAt ? current : arrived;
}

/**
 * Updates a list, newest first, with a new or changed order. If `belongs` is false, removes the order. Returns the same
 * list if it has a newer state. Keeps the other objects, so that their rows do not render again.
 */
export function mergeOrder(orders: Orders, arrived: Order, belongs: boolean): Orders {
  const current = orders.find(({ id }) => id === arrived.id);
  if (newerOrder(current, arrived) !== arrived) return orders;
  if (current && belongs) return orders.map((order) => (order === current ? arrived : order));
  if (current) return orders.filter((order) => order !== current);
  if (!belongs) return orders;
  const isNewer = ({ createdAt }: Order) => createdAt > arrived.createdAt;
  return [...orders.filter(isNewer), arrived, ...orders.filter((order) => !isNewer(order))];
}

/** Replaces orders of a response by newer states that arrived live meanwhile. */
export function keepNewer(fetched: Orders, onScreen: Orders = []): Order[] {
  const current = new Map(onScreen.map((order) => [order.id, order]));
  return fetched.map((order) => newerOrder(current.get(order.id), order));
}
