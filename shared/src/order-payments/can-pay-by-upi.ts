import { isOngoing, type OrderStatus } from '../orders/order-status.ts';
import type { OrderPaymentStatus } from '../orders/payment-methods.ts';

interface PayableOrder {
  status: OrderStatus;
  paymentMethod: string;
  paymentStatus: OrderPaymentStatus;
  statusTimes: Partial<Record<string, string>>;
}

/** For so long after the food was handed over a guest may still pay, and say so. */
const payLateMs = 24 * 60 * 60 * 1000;

/** Whether its guest may pay it to the mess's UPI ID, or say that they did. Rule: pay-14 */
export function canPayByUpi(order: PayableOrder, now: number): boolean {
  const { status, paymentMethod, paymentStatus, statusTimes } = order;
  if (paymentMethod !== 'upi' || paymentStatus !== 'pending') return false;
  if (isOngoing(status)) return true;
  return status === 'completed' && now - Date.parse(statusTimes.completed ?? '') < payLateMs;
}
