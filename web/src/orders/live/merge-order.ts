import type { Order } from '@thali/shared/orders/order.contract';

type Orders = readonly Order[];

/** The newer of two states of an order, so that a late response does not undo a newer state. */
export function newerOrder(currentOrder: Order | undefined, arrivedOrder: Order): Order {
  return currentOrder && currentOrder.updatedAt > arrivedOrder.updatedAt
    ? currentOrder
    : arrivedOrder;
}

/**
 * Updates a list, newest first, with a new or changed order. If `belongs` is false, removes the order. Returns the same
 * list if it has a newer state. Keeps the unchanged objects, so that their rows do not render again.
 */
export function mergeOrder(orders: Orders, arrived: Order, belongs: boolean): Orders {
  const currentOrder = orders.find(({ id }) => id === arrived.id);
  if (newerOrder(currentOrder, arrived) !== arrived) return orders;
  if (currentOrder && belongs)
    return orders.map((order) => (order === currentOrder ? arrived : order));
  if (currentOrder) return orders.filter((order) => order !== currentOrder);
  if (!belongs) return orders;
  const isNewer = ({ createdAt }: Order) => createdAt > arrived.createdAt;
  return [...orders.filter(isNewer), arrived, ...orders.filter((order) => !isNewer(order))];
}

/** Replaces orders of a response by newer states that arrived live meanwhile. */
export function keepNewer(fetched: Orders, onScreen: Orders = []): Order[] {
  const onScreenById = new Map(onScreen.map((order) => [order.id, order]));
  return fetched.map((order) => newerOrder(onScreenById.get(order.id), order));
}
