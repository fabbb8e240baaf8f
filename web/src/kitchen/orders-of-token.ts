import type { Order } from '@thali/shared/orders/order.contract';

const maxFound = 3;

/** The orders of a typed token: the order with exactly this token, else those whose token begins with it. */
export function ordersOfToken(orders: readonly Order[], typed: string): readonly Order[] {
  if (typed === '') return [];
  const exact = orders.filter(({ token }) => String(token) === typed);
  if (exact.length > 0) return exact;
  return orders.filter(({ token }) => String(token).startsWith(typed)).slice(0, maxFound);
}
