import { formatPaise, toPaise } from '@thali/shared/money/paise';
import type { Order } from '@thali/shared/orders/order.contract';
import { isAsItCame } from '@thali/shared/orders/unanswered';
import { paymentState } from './payment-state.ts';

export interface Headline {
  title: string;
  text: string;
}

/** What the clock makes of an order that is waited for. */
interface Lateness {
  /** The promised time is over. */
  isLate?: boolean | undefined;
  /** The kitchen had its time and nobody has seen it. */
  isGivenUp?: boolean | undefined;
}

/** The one thing to know about an order while waiting for it. */
export function headlineOf(order: Order, { isLate, isGivenUp }: Lateness = {}): Headline {
  const { vendorName } = order;
  if (isGivenUp) {
    return {
      title: 'The kitchen has not answered yet',
      text: 'Call and ask, or cancel your order. There is nothing to pay then.',
    };
  }
  if (order.acknowledgedAt && isAsItCame(order)) {
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
        title: 'The kitchen said yes',
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
        text: `Show this number at the counter${toPay(order)}.`,
      };
    case 'completed':
      return { title: 'Enjoy your meal', text: `Thank you for eating at ${vendorName}.` };
    case 'cancelled':
      if (order.cancelReason === 'not_collected') return notCollected;
      if (order.cancelReason === 'no_answer') return notAnswered;
      return {
        title: 'This order was cancelled',
        text: `${vendorName} could not take it. There is nothing to pay.`,
      };
    case 'expired':
      return {
        title: 'This order has expired',
        text: 'It was not finished within a day. There is nothing to pay.',
      };
  }
}

const notCollected: Headline = {
  title: 'This order was not collected',
  text: 'The kitchen closed this order because nobody collected it. There is nothing to pay.',
};

const notAnswered: Headline = {
  title: 'This order was cancelled',
  text: 'The kitchen did not answer in time. There is nothing to pay.',
};

function toPay(order: Order): string {
  if (paymentState(order).kind !== 'due') return '';
  return ` and pay ${formatPaise(toPaise(order.finalAmount))}`;
}
