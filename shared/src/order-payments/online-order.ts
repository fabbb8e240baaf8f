import { isEndedEarly, isOngoing, type OrderStatus } from '../orders/order-status.ts';
import type { OrderPayment } from './payment-methods.ts';

interface OnlineOrder {
  status: OrderStatus;
  paymentMethod: string;
  paymentStatus: string;
  awaitsPaymentUntil?: string | undefined;
  payment?: OrderPayment | undefined;
}

/** Whether its guest may pay it online now. Rule: pay-21 */
export function canPayOnline({ status, paymentMethod, paymentStatus }: OnlineOrder): boolean {
  return paymentMethod === 'online' && paymentStatus === 'pending' && isOngoing(status);
}

/** Whether the kitchen gets it once it is paid. Rule: pay-20 */
export function isAwaiting({ status, awaitsPaymentUntil }: OnlineOrder): boolean {
  return awaitsPaymentUntil !== undefined && isOngoing(status);
}

/** What is on its way back to its guest, in rupees; 0: nothing. Rule: pay-25 */
export function refundUnderWay({ payment: { refundDue = 0, refunded = 0 } = {} }: OnlineOrder) {
  return Math.max(0, refundDue - refunded);
}

const lateForMs = 30 * 60_000;

/** Whether money that was under way when it ended may still come, to be given back. Rule: pay-24 */
export function mayComeLate(order: OnlineOrder & { updatedAt: string }, nowMs: number): boolean {
  const { status, paymentMethod, paymentStatus, updatedAt } = order;
  const isUnpaid = paymentMethod === 'online' && paymentStatus === 'failed';
  return isUnpaid && isEndedEarly(status) && nowMs - Date.parse(updatedAt) < lateForMs;
}
