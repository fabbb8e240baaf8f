import { isEndedEarly, isOngoing, type OrderStatus } from '../orders/order-status.ts';
import type { OrderPaymentStatus } from './payment-methods.ts';

interface UpiOrder {
  status: OrderStatus;
  paymentMethod: string;
  paymentStatus: OrderPaymentStatus;
  statusTimes: Partial<Record<string, string>>;
}

/** For so long after the food was handed over a guest may still pay, and say so. */
const payLateMs = 24 * 60 * 60 * 1000;

/** Whether its guest may pay it to the mess's UPI id, or say that they did. Rule: pay-14 */
export function canPayByUpi(order: UpiOrder, now: number): boolean {
  const { status, paymentMethod, paymentStatus, statusTimes } = order;
  if (paymentMethod !== 'upi' || paymentStatus !== 'pending') return false;
  if (isOngoing(status)) return true;
  return status === 'completed' && now - Date.parse(statusTimes.completed ?? '') < payLateMs;
}

/**
 * Whether staff may say that its money is there. By UPI it may also come in after the order was cancelled; then it is
 * to be given back. Rule: pay-15
 */
export function canReceive(
  { status, paymentMethod, paymentStatus }: Omit<UpiOrder, 'statusTimes'>,
  method: 'upi' | 'cash',
): boolean {
  if (paymentMethod !== 'upi') return false;
  if (isEndedEarly(status)) return paymentStatus === 'failed' && method === 'upi';
  return paymentStatus === 'pending';
}

/** Whether its money came in by hand, and goes back by hand: the order was cancelled or expired. Rule: pay-16 */
export function canGiveBack({
  status,
  paymentMethod,
  paymentStatus,
}: Omit<UpiOrder, 'statusTimes'>): boolean {
  return isEndedEarly(status) && paymentMethod !== 'online' && paymentStatus === 'paid';
}
