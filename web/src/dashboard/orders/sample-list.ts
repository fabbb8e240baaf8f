import type { Order, OrderList } from './order-list.ts';

/** An answer of the list call for tests. */
export function listOf(orders: Order[], total = orders.length): OrderList {
  return { orders, pagination: { total, limit: 50, offset: 0, nextCursor: null } };
}
