import { isEndedEarly } from '@thali/shared/orders/order-status';
import { expiryInDays, nextTimestamp } from '../orders/changes/advance-order.ts';
import { isPaymentReceived, refundAllDue } from '../orders/changes/payment-at-end.ts';
import { isHeldBack, type OrderRecord } from '../orders/store/order-record.ts';
import type { OrderPaymentRow } from '../payments/payment-rows.ts';

type Captured = Pick<OrderPaymentRow, 'orderId' | 'createdAt' | 'paymentId' | 'refundedPaise'>;

/** The effect of a captured payment on its food order. */
export type PaidOutcome =
  | { outcome: 'already-recorded' }
  | { outcome: 'paid'; after: OrderRecord }
  /** The payment came after the order had ended. The order stays as it is, and the money is refunded. */
  | { outcome: 'late'; after: OrderRecord }
  /** The order is deleted, or another payment has already paid the order. */
  | { outcome: 'unwanted'; reason: 'order_gone' | 'paid_twice' };

/** An erasure cannot find an order that never reached its mess. So its row expires, long after the refund. */
const lateRetentionDays = 30;

/**
 * The state of an order after a captured payment. A prepaid order goes to its kitchen as a new order. A completed order
 * that counted as paid in cash becomes an online order.
 * Rule: pay-22, pay-23, pay-24
 */
export function paidOutcome(
  order: OrderRecord | undefined,
  captured: Captured,
  now: Date,
): PaidOutcome {
  if (!order) return { outcome: 'unwanted', reason: 'order_gone' };
  if (isPaymentReceived(order)) {
    const isKnown = order.payment?.paymentId === captured.paymentId;
    return isKnown
      ? { outcome: 'already-recorded' }
      : { outcome: 'unwanted', reason: 'paid_twice' };
  }
  const paidOrder = withPayment(order, captured, now);
  if (isEndedEarly(order.status)) {
    const expiresAt = isHeldBack(order) ? expiryInDays(lateRetentionDays, now) : undefined;
    return { outcome: 'late', after: { ...paidOrder, ...refundAllDue(paidOrder), expiresAt } };
  }
  return { outcome: 'paid', after: isHeldBack(order) ? markReleased(paidOrder) : paidOrder };
}

function withPayment(order: OrderRecord, captured: Captured, now: Date): OrderRecord {
  const { orderId, createdAt: begunAt, paymentId, refundedPaise } = captured;
  const at = nextTimestamp(order.updatedAt, now);
  return {
    ...order,
    paymentMethod: 'online',
    paymentStatus: refundedPaise ? 'partly_refunded' : 'paid',
    payment: { ...order.payment, orderId, begunAt, paymentId, receivedAt: at, refundedPaise },
    updatedAt: at,
  };
}

/** Releases the order to the kitchen, as if it were placed now. */
function markReleased({ awaitsPaymentUntil: _, ...order }: OrderRecord): OrderRecord {
  const { updatedAt: at, createdAt, status } = order;
  return {
    ...order,
    placedAt: createdAt,
    createdAt: at,
    statusTimes: status === 'confirmed' ? { confirmed: at } : {},
  };
}
