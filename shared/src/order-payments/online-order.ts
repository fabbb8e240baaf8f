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

/** Whether the guest may pay the order online now. Rule: pay-21 */
export function canPayOnline({
  status,
  paymentMethod,
  paymentStatus,
}: Pick<OnlineOrder, 'status' | 'paymentMethod' | 'paymentStatus'>): boolean {
  return paymentMethod === 'online' && paymentStatus === 'pending' && isOngoing(status);
}

/** Whether the order waits for payment before it reaches the kitchen. Rule: pay-20 */
export function isAwaitingPayment({
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

/**
 * Whether the guest cancelled the order before the payment deadline. After the deadline, the server cancels unpaid
 * orders.
 * Rule: pay-21
 */
export function isCancelledBeforePayment(order: CancelledOrder): boolean {
  const { cancelReason, awaitsPaymentUntil, statusTimes } = order;
  if (cancelReason !== 'unpaid' || !awaitsPaymentUntil || !statusTimes.cancelled) return false;
  return Date.parse(statusTimes.cancelled) < Date.parse(awaitsPaymentUntil);
}

/** The reason of a cancellation, as every screen shows it; undefined for other orders. Rule: orders-36, pay-21 */
export function cancelReasonText(order: CancelledOrder): string | undefined {
  if (isCancelledBeforePayment(order)) return 'Before it was paid';
  return order.cancelReason && cancelReasons[order.cancelReason];
}

/** The amount of refunds in progress, in rupees. Rule: pay-25 */
export function pendingRefund({ payment: { refundDue = 0, refunded = 0 } = {} }: OnlineOrder) {
  return Math.max(0, refundDue - refunded);
}

/** A payment in progress at the order's end arrives within this time, or by webhook. */
export const latePaymentMs = 30 * 60_000;

/** Whether a payment in progress at the order's end may still arrive. Such a payment is refunded. Rule: pay-24 */
export function mayPaymentComeLate(
  order: OnlineOrder & { updatedAt: string },
  nowMs: number,
): boolean {
  const { status, paymentMethod, paymentStatus, updatedAt } = order;
  const isUnpaid = paymentMethod === 'online' && paymentStatus === 'failed';
  return isUnpaid && isEndedEarly(status) && nowMs - Date.parse(updatedAt) < latePaymentMs;
}
