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
import * as texts from './status-texts.ts';

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
      title: texts.notAnswered,
      text: texts.callOrCancel(moneyIfCancelled(order)),
    };
  }
  if (isAwaitingPayment(order)) {
    return {
      title: texts.payToSend,
      text: mismatchText(order) ?? texts.sentOncePaid(vendorName),
    };
  }
  if (order.acknowledgedAt && isUntouchedByStaff(order)) {
    return {
      title: texts.kitchenSaw,
      text:
        order.status === 'pending' ? texts.confirmsShortly(vendorName) : texts.cookingStartsSoon,
    };
  }
  switch (order.status) {
    case 'pending':
      return {
        title: texts.waitingForKitchen,
        text: texts.hasOrder(vendorName),
      };
    case 'confirmed':
      return {
        title: texts.accepted,
        text: texts.messConfirmed(vendorName),
      };
    case 'preparing':
      return {
        title: texts.beingCooked,
        text: isLate ? texts.pageTells : texts.stayClose,
      };
    case 'ready':
      return {
        title: texts.foodReady,
        text: texts.showNumber(payText(order)),
      };
    case 'completed':
      return { title: texts.enjoy, text: texts.thankYou(vendorName) };
    case 'cancelled':
      return cancelledHeadline(order);
    case 'expired':
      return {
        title: texts.expired,
        text: texts.notFinished(moneyText(order)),
      };
  }
}

/** Includes the reason. Rule: orders-36, orders-41 */
function cancelledHeadline(order: Order): Headline {
  const { vendorName, cancelReason, cancelNote } = order;
  const reason = cancelReason ?? 'other';
  const text = cancelNote ? `${vendorName}: “${cancelNote}”.` : cancelledText(vendorName)[reason];
  return {
    title: isCancelledBeforePayment(order) ? texts.youCancelled : cancelledTitles[reason],
    text: `${text} ${moneyText(order)}`,
  };
}

/** The text about the money of a cancelled or expired order. Rule: pay-17 */
function moneyText(order: Order): string {
  const { kind } = paymentState(order);
  if (kind === 'reported') return texts.refundIfReceived;
  if (pendingRefund(order) > 0) return texts.moneyOnWay;
  if (kind !== 'refund') return mismatchText(order) ?? texts.nothingToPay;
  if (order.paymentStatus === 'refunded') return texts.moneyRefunded;
  return texts.messWillRefund;
}

function cancelledText(vendorName: string): Record<CancelReason, string> {
  return {
    not_collected: texts.nobodyCollected,
    no_answer: texts.messDidNotSee(vendorName),
    sold_out: texts.dishRanOut(vendorName),
    closing: texts.cannotCook(vendorName),
    unreachable: texts.hadQuestion(vendorName),
    customer: texts.willNotCook(vendorName),
    unpaid: texts.didNotGet(vendorName),
    other: texts.couldNotTake(vendorName),
  };
}

function payText(order: Order): string {
  if (paymentState(order).kind !== 'due') return '';
  return texts.andPay(formatShortPaise(toPaise(order.finalAmount)));
}
