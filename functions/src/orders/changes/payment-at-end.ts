import { isEndedEarly, type OrderStatus } from '@thali/shared/orders/order-status';
import type { OrderRecord } from '../store/order-record.ts';

type PaymentFields = Pick<OrderRecord, 'paymentMethod' | 'paymentStatus' | 'payment'>;
type Paid = PaymentFields & Pick<OrderRecord, 'totalPaise' | 'feePaise'>;

/** Whether money for it came in, whatever was given back since. */
export function isMoneyIn({ paymentStatus }: Pick<OrderRecord, 'paymentStatus'>): boolean {
  return ['paid', 'partly_refunded', 'refunded'].includes(paymentStatus);
}

/** What its guest pays in all. */
export function paidPaise({ totalPaise, feePaise }: Pick<OrderRecord, 'totalPaise' | 'feePaise'>) {
  return totalPaise + feePaise;
}

/**
 * What becomes of an order's payment when it gets a status. An order that was to be paid online and is handed out unpaid was
 * paid at the counter; that there is a payment at all still tells it from plain cash. What was paid online goes back in full
 * when the order ends early.
 * Rule: orders-6, pay-23, pay-25
 */
export function paymentAtEnd(order: Paid, status: OrderStatus): Partial<PaymentFields> {
  if (status === 'completed' && order.paymentMethod === 'cod') return { paymentStatus: 'settled' };
  if (isMoneyIn(order)) {
    return isEndedEarly(status) && order.paymentMethod === 'online' ? allDue(order) : {};
  }
  if (isEndedEarly(status)) return { paymentStatus: 'failed' };
  if (status !== 'completed' || order.paymentMethod === 'upi') return {};
  return { paymentMethod: 'cod', paymentStatus: 'settled', payment: { ...order.payment } };
}

/** The payment of an order whose money goes back as a whole. */
export function allDue(order: Paid): Pick<PaymentFields, 'payment'> {
  return {
    payment: { ...order.payment, refundDuePaise: paidPaise(order), refundReason: undefined },
  };
}
