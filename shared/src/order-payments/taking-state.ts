import { toPaise } from '../money/paise.ts';
import { isEndedEarly } from '../orders/order-status.ts';
import type { Taking } from './list-takings.contract.ts';

/**
 * `cash`: the guest paid in cash. `unpaid`: completed without a payment. `not-due`: cancelled or expired without a
 * payment.
 */
export type TakingState =
  | 'received'
  | 'cash'
  | 'reported'
  | 'open'
  | 'unpaid'
  | 'refund-due'
  | 'refunded'
  | 'not-due';

type PaymentFields = Pick<Taking, 'status' | 'paymentStatus' | 'payment'> & {
  paymentMethod: string;
};

/** The state of an order's money. Rule: pay-35 */
export function takingState(taking: PaymentFields): TakingState {
  const { status, paymentMethod, paymentStatus, payment } = taking;
  if (paymentStatus === 'refunded') return 'refunded';
  const isOver = isEndedEarly(status);
  if (['paid', 'settled', 'partly_refunded'].includes(paymentStatus)) {
    if (isOver) return 'refund-due';
    return paymentMethod === 'cod' ? 'cash' : 'received';
  }
  if (payment?.saidAt) return 'reported';
  if (status === 'completed') return 'unpaid';
  return isOver ? 'not-due' : 'open';
}

/** The sums of orders by the state of their money, in paise, minus refunds. */
export function takingSums(takings: readonly Taking[]): Record<TakingState, number> {
  const sums = {
    received: 0,
    cash: 0,
    reported: 0,
    open: 0,
    unpaid: 0,
    'refund-due': 0,
    refunded: 0,
    'not-due': 0,
  };
  for (const taking of takings) {
    const refundedPaise = toPaise(taking.payment?.refunded ?? 0);
    const state = takingState(taking);
    if (state === 'refunded') sums[state] += refundedPaise;
    else {
      sums[state] += toPaise(taking.amount) - refundedPaise;
      sums.refunded += refundedPaise;
    }
  }
  return sums;
}
