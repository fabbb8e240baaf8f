import { isOngoing, type OrderStatus } from '../orders/order-status.ts';
import type { OrderPaymentStatus } from '../orders/payment-methods.ts';

interface PayableOrder {
  status: OrderStatus;
  paymentMethod: string;
  paymentStatus: OrderPaymentStatus;
  statusTimes: Partial<Record<string, string>>;
}

/** A guest may still pay by UPI and report the payment for this long after an order's completion. */
const latePaymentMs = 24 * 60 * 60 * 1000;

/** Whether the guest may pay the order to the mess's UPI ID, or report the payment. Rule: pay-14 */
export function canPayByUpi(order: PayableOrder, now: number): boolean {
  const { status, paymentMethod, paymentStatus, statusTimes } = order;
  if (paymentMethod !== 'upi' || paymentStatus !== 'pending') return false;
  if (isOngoing(status)) return true;
  return status === 'completed' && now - Date.parse(statusTimes.completed ?? '') < latePaymentMs;
}
