import { isEndedEarly, type OrderStatus } from '../orders/order-status.ts';
import type { OrderPaymentStatus } from '../orders/payment-methods.ts';

interface UpiOrder {
  status: OrderStatus;
  paymentMethod: string;
  paymentStatus: OrderPaymentStatus;
}

/**
 * Whether staff may record the payment. A UPI payment may also arrive after a cancellation; it is then refunded.
 * Rule: pay-15
 */
export function canReceive(
  { status, paymentMethod, paymentStatus }: UpiOrder,
  method: 'upi' | 'cash',
): boolean {
  if (paymentMethod !== 'upi') return false;
  if (isEndedEarly(status)) return paymentStatus === 'failed' && method === 'upi';
  return paymentStatus === 'pending';
}

/** Whether staff must refund the payment by hand, because the order was cancelled or expired. Rule: pay-16 */
export function canRefundByHand({ status, paymentMethod, paymentStatus }: UpiOrder): boolean {
  return isEndedEarly(status) && paymentMethod !== 'online' && paymentStatus === 'paid';
}
