import { isEndedEarly, type OrderStatus } from '../orders/order-status.ts';
import type { OrderPaymentStatus } from '../orders/payment-methods.ts';

interface UpiOrder {
  status: OrderStatus;
  paymentMethod: string;
  paymentStatus: OrderPaymentStatus;
}

/**
 * Whether staff may say that its money is there. By UPI it may also come in after the order was cancelled; then it is
 * to be given back. Rule: pay-15
 */
export function canReceive(
  { status, paymentMethod, paymentStatus }: UpiOrder,
  method: 'upi' | 'cash',
): boolean {
  if (paymentMethod !== 'upi') return false;
  if (isEndedEarly(status)) return paymentStatus === 'failed' && method === 'upi';
  return paymentStatus === 'pending';
}

/** Whether its money came in by hand, and goes back by hand: the order was cancelled or expired. Rule: pay-16 */
export function canRefundByHand({ status, paymentMethod, paymentStatus }: UpiOrder): boolean {
  return isEndedEarly(status) && paymentMethod !== 'online' && paymentStatus === 'paid';
}
