import type { Order } from '@thali/shared/orders/order.contract';
import { isEndedEarly } from '@thali/shared/orders/order-status';

export interface PaymentState {
  /** `reported`: the guest reported a payment. `refund`: the money was refunded or will be. */
  kind: 'due' | 'reported' | 'paid' | 'refund' | 'none' | 'unknown';
  label: string;
}

type PaymentFields = Pick<Order, 'status' | 'paymentMethod' | 'payment'> & {
  paymentStatus: string;
  finalAmount: number;
};

/** The payment as guests see it: the amount due, or the outcome for their money. Rule: pay-17 */
export function paymentState(order: PaymentFields): PaymentState {
  const { status, paymentStatus, paymentMethod, payment } = order;
  const hasEndedEarly = isEndedEarly(status);
  if (paymentStatus === 'refunded') return { kind: 'refund', label: 'Refunded' };
  if (paymentStatus === 'settled') return { kind: 'paid', label: 'Paid' };
  const isPartlyRefunded = paymentStatus === 'partly_refunded';
  if (paymentStatus === 'paid' || isPartlyRefunded) {
    if (hasEndedEarly) return { kind: 'refund', label: 'Paid, to be refunded' };
    return { kind: 'paid', label: isPartlyRefunded ? 'Paid, part refunded' : 'Paid' };
  }
  const isReported = payment?.saidAt !== undefined && isOpen(paymentStatus);
  if (isReported) return { kind: 'reported', label: 'Payment reported; the mess is checking' };
  if (hasEndedEarly || paymentStatus === 'failed') return { kind: 'none', label: 'Nothing to pay' };
  if (paymentStatus !== 'pending') return { kind: 'unknown', label: paymentStatus };
  if (order.finalAmount === 0) return { kind: 'paid', label: 'Nothing to pay' };
  return { kind: 'due', label: dueLabels[paymentMethod] ?? 'Payment pending' };
}

const dueLabels: Record<string, string> = {
  cod: 'Pay at the counter',
  upi: 'Not paid yet',
  online: 'Not paid yet',
};

function isOpen(paymentStatus: string): boolean {
  return paymentStatus === 'pending' || paymentStatus === 'failed';
}

const methodLabels: Record<string, string> = {
  cod: 'Cash on Delivery',
  online: 'Online Payment',
  upi: 'UPI',
};

/** The label of a payment method. Returns unknown values unchanged. Rule: orders-7 */
export function paymentMethodLabel(method: string): string {
  return methodLabels[method] ?? method;
}

/** Tells a guest that a payment did not match the bill. Otherwise undefined. Rule: pay-39 */
export function mismatchText(order: Order): string | undefined {
  const { kind } = paymentState(order);
  if (!order.payment?.mismatchedAt || (kind !== 'due' && kind !== 'none')) return undefined;
  return 'Your payment did not match the bill and goes back to you.';
}

/** The text about a guest's money after a cancellation. Completes 'If you cancel, '. Rule: pay-16, pay-25 */
export function moneyIfCancelled(order: Order): string {
  const { kind } = paymentState(order);
  if (kind === 'reported') return 'the mess will refund what it received.';
  if (kind !== 'paid') return 'you pay nothing.';
  return order.paymentMethod === 'online'
    ? 'your money goes back to you.'
    : 'the mess will refund your money.';
}
