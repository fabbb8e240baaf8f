import { isEndedEarly, type OrderStatus } from '@thali/shared/orders/order-status';
import type { OrderRecord } from '../store/order-record.ts';

type PaymentFields = Pick<OrderRecord, 'paymentMethod' | 'paymentStatus' | 'payment'>;
type Paid = PaymentFields & Pick<OrderRecord, 'totalPaise' | 'feePaise'>;

/** Whether money came in, regardless of later refunds. */
export function isPaymentReceived({ paymentStatus }: Pick<OrderRecord, 'paymentStatus'>): boolean {
  return ['paid', 'partly_refunded', 'refunded'].includes(paymentStatus);
}

/** The guest's whole payment: total and fee. */
export function paidPaise({ totalPaise, feePaise }: Pick<OrderRecord, 'totalPaise' | 'feePaise'>) {
  return totalPaise + feePaise;
}

/**
 * The payment fields of an order that reaches a status. An online order that is handed out unpaid was paid at the
 * counter. Its `payment` still distinguishes it from a plain cash order. An online payment is refunded in full when the
 * order ends early.
 * Rule: orders-6, pay-23, pay-25
 */
export function paymentAtEnd(order: Paid, status: OrderStatus): Partial<PaymentFields> {
  if (status === 'completed' && order.paymentMethod === 'cod') return { paymentStatus: 'settled' };
  if (isPaymentReceived(order)) {
    return isEndedEarly(status) && order.paymentMethod === 'online' ? refundAllDue(order) : {};
  }
  if (isEndedEarly(status)) return { paymentStatus: 'failed' };
  if (status !== 'completed' || order.paymentMethod === 'upi') return {};
  return { paymentMethod: 'cod', paymentStatus: 'settled', payment: { ...order.payment } };
}

/** The payment of an order with a full refund due. */
export function refundAllDue(order: Paid): Pick<PaymentFields, 'payment'> {
  return {
    payment: { ...order.payment, refundDuePaise: paidPaise(order), refundReason: undefined },
  };
}
