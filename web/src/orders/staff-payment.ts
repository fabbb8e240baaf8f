import { canGiveBack, canReceive } from '@thali/shared/order-payments/upi-order';
import type { Order } from '@thali/shared/orders/order.contract';
import type { BadgeTone } from '../lib/ui/badge.tsx';
import { paymentState } from './payment-state.ts';

export interface StaffPayment {
  label: string;
  tone: BadgeTone;
  /** Its guest says that they paid: one press of 'Received' is meant. */
  isSaid: boolean;
  /** Staff may say that its money is there. */
  canReceive: boolean;
  /** Staff may say that it was given back. */
  canGiveBack: boolean;
}

/** As much of an order as its payment takes. */
export type PaidOrder = Pick<Order, 'status' | 'paymentMethod' | 'paymentStatus' | 'payment'>;

/** What a mess reads of an order's payment; undefined of plain cash, and where no money came. Rule: pay-15 */
export function staffPayment(order: PaidOrder): StaffPayment | undefined {
  const { paymentMethod, payment } = order;
  if (paymentMethod === 'cod' && !payment) return undefined;
  const { kind, label } = paymentState(order);
  if (kind === 'none') return undefined;
  const facts = {
    isSaid: kind === 'said',
    canReceive: canReceive(order, 'upi'),
    canGiveBack: canGiveBack(order),
  };
  switch (kind) {
    case 'said':
      return { ...facts, label: withDigits('Says paid', payment?.digits), tone: 'accent' };
    case 'paid':
      return { ...facts, label: paymentMethod === 'cod' ? 'Paid in cash' : label, tone: 'leaf' };
    case 'back':
      return facts.canGiveBack
        ? { ...facts, label: 'To give back', tone: 'chilli' }
        : { ...facts, label, tone: 'neutral' };
    case 'due':
      return order.status === 'completed'
        ? { ...facts, label: 'Not received yet', tone: 'chilli' }
        : { ...facts, label: 'Not paid', tone: 'neutral' };
    case 'unknown':
      return { ...facts, label, tone: 'steel' };
  }
}

/** Those of the guest's reference, to be found on the bank's statement. */
function withDigits(text: string, digits: string | undefined): string {
  return digits ? `${text} · ${digits}` : text;
}
