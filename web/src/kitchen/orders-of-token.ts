import type { Order } from '@thali/shared/orders/order.contract';

const maxFound = 3;

/** The orders with the typed token, or else the first orders whose token begins with the typed digits. */
export function ordersOfToken(orders: readonly Order[], digits: string): readonly Order[] {
  if (digits === '') return [];
  const exact = orders.filter(({ token }) => String(token) === digits);
  if (exact.length > 0) return exact;
  return orders.filter(({ token }) => String(token).startsWith(digits)).slice(0, maxFound);
}
