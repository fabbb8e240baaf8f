import { formatShortPaise, toPaise } from '@thali/shared/money/paise';
import {
  isAwaitingPayment,
  isCancelledBeforePayment,
  pendingRefund,
} from '@thali/shared/order-payments/online-order';
import type { Order } from '@thali/shared/orders/order.contract';
import type { CancelReason } from '@thali/shared/orders/order-status';
import { isUntouchedByStaff } from '@thali/shared/orders/unanswered';
import { mismatchText, moneyIfCancelled, paymentState } from '../payment/payment-state.ts';
import { cancelledTitles } from './cancelled-titles.ts';

export interface Headline {
  title: string;
  text: string;
}

/** The kinds of lateness of an order. */
interface Lateness {
  /** Whether the promised time has passed. */
  isLate?: boolean | undefined;
  /** Whether the kitchen did not answer in time. */
  isAnswerOverdue?: boolean | undefined;
}

/** The most important news about an order, for the guest. */
export function headlineOf(order: Order, { isLate, isAnswerOverdue }: Lateness = {}): Headline {
  const { vendorName } = order;
  if (isAnswerOverdue) {
    return {
      title: 'The kitchen has not answered yet',
      text: `Call and ask, or cancel your order. If you cancel, ${moneyIfCancelled(order)}`,
    };
  }
  if (isAwaitingPayment(order)) {
    return {
      title: 'Pay to send it to the kitchen',
      text:
        mismatchText(order) ??
        `${vendorName} gets your order once your payment is in. Until then nothing is cooked.`,
    };
  }
  if (order.acknowledgedAt && isUntouchedByStaff(order)) {
    return {
      title: 'The kitchen has seen your order',
      text:
        order.status === 'pending'
          ? `${vendorName} will confirm it shortly.`
          : 'It is confirmed. Cooking starts soon.',
    };
  }
  switch (order.status) {
    case 'pending':
      return {
        title: 'Waiting for the kitchen',
        text: `${vendorName} has your order and will confirm it shortly.`,
      };
    case 'confirmed':
      return {
        title: 'Order accepted',
        text: `${vendorName} confirmed your order. Cooking starts soon.`,
      };
    case 'preparing':
      return {
        title: 'Being cooked right now',
        text: isLate
          ? 'This page tells you the moment it is ready.'
          : 'Stay close, it won’t be long.',
      };
    case 'ready':
      return {
        title: 'Your food is ready!',
        text: `Show this number at the counter${payText(order)}.`,
      };
    case 'completed':
      return { title: 'Enjoy your meal', text: `Thank you for eating at ${vendorName}.` };
    case 'cancelled':
      return cancelledHeadline(order);
    case 'expired':
      return {
        title: 'This order has expired',
        text: `It was not finished within a day. ${moneyText(order)}`,
      };
  }
}

/** Includes the reason. Rule: orders-36, orders-41 */
function cancelledHeadline(order: Order): Headline {
  const { vendorName, cancelReason, cancelNote } = order;
  const reason = cancelReason ?? 'other';
  const text = cancelNote ? `${vendorName}: “${cancelNote}”.` : cancelledText(vendorName)[reason];
  return {
    title: isCancelledBeforePayment(order) ? 'You cancelled this order' : cancelledTitles[reason],
    text: `${text} ${moneyText(order)}`,
  };
}

/** The text about the money of a cancelled or expired order. Rule: pay-17 */
function moneyText(order: Order): string {
  const { kind } = paymentState(order);
  if (kind === 'reported') return 'If your payment came in, the mess will refund it.';
  if (pendingRefund(order) > 0) return 'Your money is on its way back.';
  if (kind !== 'refund') return mismatchText(order) ?? 'There is nothing to pay.';
  if (order.paymentStatus === 'refunded') return 'Your money was refunded.';
  return 'The mess will refund your money.';
}

function cancelledText(vendorName: string): Record<CancelReason, string> {
  return {
    not_collected: 'The kitchen closed this order because nobody collected it.',
    no_answer: `${vendorName} did not see this order, so it was cancelled.`,
    sold_out: `${vendorName} ran out of a dish in your order.`,
    closing: `${vendorName} can no longer cook this order.`,
    unreachable: `${vendorName} had a question about your order, so it was cancelled.`,
    customer: `${vendorName} will not cook it.`,
    unpaid: `${vendorName} did not get it, and nothing was cooked.`,
    other: `${vendorName} could not take it.`,
  };
}

function payText(order: Order): string {
  if (paymentState(order).kind !== 'due') return '';
  return ` and pay ${formatShortPaise(toPaise(order.finalAmount))}`;
}
