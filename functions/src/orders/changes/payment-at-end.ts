import { isEndedEarly, type OrderStatus } from '@thali/shared/orders/order-status';
import type { OrderRecord } from '../store/order-record.ts';
import { removedPaise } from '../store/removed-dishes.ts';

type PaymentFields = Pick<OrderRecord, 'paymentMethod' | 'paymentStatus' | 'payment'>;
type PayableOrder = PaymentFields & Pick<OrderRecord, 'totalPaise' | 'feePaise' | 'lines'>;

/** Whether the money arrived, regardless of later refunds. Cash counts if staff recorded it as received. */
export function isPaymentReceived({
  paymentStatus,
  payment,
}: Pick<OrderRecord, 'paymentStatus' | 'payment'>): boolean {
  if (paymentStatus === 'settled') return payment?.receivedAt !== undefined;
  return ['paid', 'partly_refunded', 'refunded'].includes(paymentStatus);
}

/** The guest's whole payment: total and fee, without removed dishes. */
export function payablePaise(
  order: Pick<OrderRecord, 'totalPaise' | 'feePaise' | 'lines' | 'payment'>,
): number {
  return order.totalPaise + order.feePaise - removedPaise(order);
}

/**
 * The payment fields that change when an order reaches a status. A completed online order without a payment counts as
 * paid in cash, unless staff mark it as unpaid. Unlike a plain cash order it has a `payment`. When an order ends early,
 * the full refund of its online payment becomes due.
 * @param unpaidBy the staff member who handed the order over unpaid
 * Rule: orders-6, pay-23, pay-25, pay-40
 */
export function paymentAtEnd(
  order: PayableOrder,
  status: OrderStatus,
  unpaidBy?: string,
): Partial<PaymentFields> {
  if (unpaidBy && order.paymentStatus === 'pending') {
    return { payment: { ...order.payment, unpaidBy } };
  }
  const isCash = order.paymentMethod === 'cod' && !order.payment?.refundedPaise;
  if (status === 'completed' && isCash) return { paymentStatus: 'settled' };
  if (isPaymentReceived(order)) {
    return isEndedEarly(status) && order.paymentMethod === 'online' ? refundAllDue(order) : {};
  }
  if (isEndedEarly(status)) return { paymentStatus: 'failed' };
  if (status !== 'completed' || order.paymentMethod === 'upi') return {};
  return { paymentMethod: 'cod', paymentStatus: 'settled', payment: { ...order.payment } };
}

/** The payment of an order with a full refund due. */
export function refundAllDue(order: PayableOrder): Pick<PaymentFields, 'payment'> {
  return {
    payment: { ...order.payment, refundDuePaise: payablePaise(order), refundReason: undefined },
  };
}
