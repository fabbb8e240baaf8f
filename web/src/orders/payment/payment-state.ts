import type { Order } from '@thali/shared/orders/order.contract';
import { isEndedEarly } from '@thali/shared/orders/order-status';
import * as texts from './payment-texts.ts';

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
  if (paymentStatus === 'refunded') return { kind: 'refund', label: texts.refunded };
  if (paymentStatus === 'settled') return { kind: 'paid', label: texts.paid };
  const isPartlyRefunded = paymentStatus === 'partly_refunded';
  if (paymentStatus === 'paid' || isPartlyRefunded) {
    if (hasEndedEarly) return { kind: 'refund', label: texts.toBeRefunded };
    return { kind: 'paid', label: isPartlyRefunded ? texts.partRefunded : texts.paid };
  }
  const isReported = payment?.saidAt !== undefined && isOpen(paymentStatus);
  if (isReported) return { kind: 'reported', label: texts.reported };
  if (hasEndedEarly || paymentStatus === 'failed')
    return { kind: 'none', label: texts.nothingToPay };
  if (paymentStatus !== 'pending') return { kind: 'unknown', label: paymentStatus };
  if (order.finalAmount === 0) return { kind: 'paid', label: texts.nothingToPay };
  return { kind: 'due', label: dueLabels[paymentMethod] ?? texts.pending };
}

const dueLabels: Record<string, string> = {
  cod: texts.payAtCounter,
  upi: texts.notPaidYet,
  online: texts.notPaidYet,
};

function isOpen(paymentStatus: string): boolean {
  return paymentStatus === 'pending' || paymentStatus === 'failed';
}

const methodLabels: Record<string, string> = {
  cod: texts.cashOnDelivery,
  online: texts.online,
  upi: texts.upi,
};

/** The label of a payment method. Returns unknown values unchanged. Rule: orders-7 */
export function paymentMethodLabel(method: string): string {
  return methodLabels[method] ?? method;
}

/** Tells a guest that a payment did not match the bill. Otherwise undefined. Rule: pay-39 */
export function mismatchText(order: Order): string | undefined {
  const { kind } = paymentState(order);
  if (!order.payment?.mismatchedAt || (kind !== 'due' && kind !== 'none')) return undefined;
  return texts.mismatch;
}

/** The text about a guest's money after a cancellation. Completes 'If you cancel, '. Rule: pay-16, pay-25 */
export function moneyIfCancelled(order: Order): string {
  const { kind } = paymentState(order);
  if (kind === 'reported') return texts.messRefundsReceived;
  if (kind !== 'paid') return texts.payNothing;
  return order.paymentMethod === 'online' ? texts.moneyGoesBack : texts.messRefunds;
}
