import {
  type CancelReason,
  cancelReasons,
  isEndedEarly,
  isOngoing,
  type OrderStatus,
} from '../orders/order-status.ts';
import type { OrderPayment } from '../orders/payment-methods.ts';

interface OnlineOrder {
  status: OrderStatus;
  paymentMethod: string;
  paymentStatus: string;
  awaitsPaymentUntil?: string | undefined;
  payment?: OrderPayment | undefined;
}

/** Whether its guest may pay it online now. Rule: pay-21 */
export function canPayOnline({
  status,
  paymentMethod,
  paymentStatus,
}: Pick<OnlineOrder, 'status' | 'paymentMethod' | 'paymentStatus'>): boolean {
  return paymentMethod === 'online' && paymentStatus === 'pending' && isOngoing(status);
}

/** Whether the kitchen gets it once it is paid. Rule: pay-20 */
export function isAwaiting({
  status,
  awaitsPaymentUntil,
}: Pick<OnlineOrder, 'status' | 'awaitsPaymentUntil'>): boolean {
  return awaitsPaymentUntil !== undefined && isOngoing(status);
}

interface CancelledOrder {
  cancelReason?: CancelReason | undefined;
  awaitsPaymentUntil?: string | undefined;
  statusTimes: Partial<Record<string, string>>;
}

/** Whether its guest cancelled it while there was time to pay: it is cancelled by itself only after that. Rule: pay-21 */
export function isCancelledBeforePayment(order: CancelledOrder): boolean {
  const { cancelReason, awaitsPaymentUntil, statusTimes } = order;
  if (cancelReason !== 'unpaid' || !awaitsPaymentUntil || !statusTimes.cancelled) return false;
  return Date.parse(statusTimes.cancelled) < Date.parse(awaitsPaymentUntil);
}

/** Why an order was cancelled, in the words of every screen; undefined of one that was not. Rule: orders-36, pay-21 */
export function cancelReasonText(order: CancelledOrder): string | undefined {
  if (isCancelledBeforePayment(order)) return 'Before it was paid';
  return order.cancelReason && cancelReasons[order.cancelReason];
}

/** What is on its way back to its guest, in rupees; 0: nothing. Rule: pay-25 */
export function pendingRefund({ payment: { refundDue = 0, refunded = 0 } = {} }: OnlineOrder) {
  return Math.max(0, refundDue - refunded);
}

const lateForMs = 30 * 60_000;

/** Whether money that was under way when it ended may still come, to be given back. Rule: pay-24 */
export function mayComeLate(order: OnlineOrder & { updatedAt: string }, nowMs: number): boolean {
  const { status, paymentMethod, paymentStatus, updatedAt } = order;
  const isUnpaid = paymentMethod === 'online' && paymentStatus === 'failed';
  return isUnpaid && isEndedEarly(status) && nowMs - Date.parse(updatedAt) < lateForMs;
}
