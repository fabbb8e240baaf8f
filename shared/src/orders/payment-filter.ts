import type { OrderPaymentStatus } from './payment-methods.ts';

/** The payments that a list filters by: the three methods, and the states that need attention. */
export const paymentFilters = ['cod', 'upi', 'online', 'unpaid', 'refunded'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

interface PaidOrder {
  paymentMethod: string;
  paymentStatus: OrderPaymentStatus;
}

/** Whether an order has this payment. An order that ended without its payment is not unpaid. Rule: orders-49 */
export function matchesPayment(order: PaidOrder, filter: PaymentFilter): boolean {
  if (filter === 'unpaid') return order.paymentStatus === 'pending';
  if (filter === 'refunded') return order.paymentStatus.endsWith('refunded');
  return order.paymentMethod === filter;
}
