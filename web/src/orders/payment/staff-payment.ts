import { canReceive, canRefundByHand } from '@thali/shared/order-payments/receive-payment';
import { type TakingState, takingState } from '@thali/shared/order-payments/taking-state';
import type { Order } from '@thali/shared/orders/order.contract';
import type { BadgeTone } from '../../lib/ui/badge.tsx';
import * as texts from './money-texts.ts';

export interface StaffPayment {
  label: string;
  /** The last digits of the payment reference, to find the payment in the bank statement. */
  digits: string | undefined;
  tone: BadgeTone;
  /** Whether the guest reported a payment. Staff should look for it and press 'Received'. */
  isReported: boolean;
  /** Whether staff may record that the money arrived. */
  canReceive: boolean;
  /** Whether staff may record that the money was refunded. */
  canRefundByHand: boolean;
}

/** The fields of an order that describe its payment. */
export type PaidOrder = Pick<Order, 'status' | 'paymentMethod' | 'paymentStatus' | 'payment'>;

/** The payment as staff see it. Returns undefined for plain cash, and for ended orders without money. Rule: pay-15 */
export function staffPayment(order: PaidOrder): StaffPayment | undefined {
  const { paymentMethod, payment } = order;
  if (paymentMethod === 'cod' && !payment) return undefined;
  const state = takingState(order);
  if (state === 'not-due') return undefined;
  return {
    ...appearanceOf(order, state),
    digits: state === 'reported' ? payment?.digits : undefined,
    isReported: state === 'reported',
    canReceive: canReceive(order, 'upi'),
    canRefundByHand: canRefundByHand(order),
  };
}

/** Warns staff that two guests entered the same last digits. */
export function sameDigitsText(name: string): string {
  return texts.sameDigits(name);
}

type Look = Pick<StaffPayment, 'label' | 'tone'>;

function appearanceOf(order: PaidOrder, state: Exclude<TakingState, 'not-due'>): Look {
  const { paymentMethod, paymentStatus, payment } = order;
  if (payment?.refundProblem) return refundFailed;
  if (state !== 'received' && state !== 'cash') return looks[state];
  if (paymentStatus === 'partly_refunded') return partlyRefunded;
  return paymentMethod === 'online' ? paidOnline : looks[state];
}

/** Razorpay could not refund the money. Rule: pay-27 */
const refundFailed: Look = { label: texts.notRefundedYet, tone: 'chilli' };
const paidOnline: Look = { label: texts.paidOnline, tone: 'leaf' };
const partlyRefunded: Look = { label: texts.partRefunded, tone: 'leaf' };

const looks: Record<Exclude<TakingState, 'not-due'>, Look> = {
  reported: { label: texts.saysPaid, tone: 'accent' },
  received: { label: texts.paid, tone: 'leaf' },
  cash: { label: texts.paidInCash, tone: 'leaf' },
  open: { label: texts.notPaid, tone: 'neutral' },
  unpaid: { label: texts.handedOverUnpaid, tone: 'chilli' },
  'refund-due': { label: texts.toRefund, tone: 'chilli' },
  refunded: { label: texts.refunded, tone: 'neutral' },
};
