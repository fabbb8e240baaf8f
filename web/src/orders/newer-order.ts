import type { Order } from '@thali/shared/orders/order.contract';

/** Of two states of an order the later one: a late answer must not turn the clock back. */
export function newerOrder(known: Order | undefined, arrived: Order): Order {
  return known && known.updatedAt > arrived.updatedAt ? known : arrived;
}
