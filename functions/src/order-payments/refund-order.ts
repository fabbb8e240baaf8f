import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { toPaise } from '@thali/shared/money/paise';
import type { refundOrder as contract } from '@thali/shared/order-payments/receive-order-payment.contract';
import {
  canRefundByHand,
  canRefundDishes,
  canRemoveDishes,
} from '@thali/shared/order-payments/receive-payment';
import { type Actor, staffNameOf } from '../http/actor.ts';
import { nextTimestamp } from '../orders/changes/advance-order.ts';
import { payablePaise } from '../orders/changes/payment-at-end.ts';
import {
  changedMeanwhile,
  changeRefused,
  changeWithRetry,
} from '../orders/changes/replace-or-refuse.ts';
import { readOrderOfMess } from '../orders/reading/get-order.ts';
import { toOrderResponse } from '../orders/reading/to-order-responses.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { removedPaise } from '../orders/store/removed-dishes.ts';
import { limitVoid } from '../team/limit-void.ts';
import { addRefund, removeDishes, sumLinesPaise } from './refund-lines.ts';
import { refundOnlineOrder } from './refund-online-order.ts';

type Body = InputOf<typeof contract>['body'];

/**
 * Refunds an online payment at Razorpay. Records a refund of UPI or cash, because staff give it back by hand.
 * Rule: pay-16, pay-28
 */
export async function refundOrder(
  actor: Actor,
  { params, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const order = await readOrderOfMess(params.orderId);
  const paiseOf = () => voidedPaise(order, body);
  const after = await limitVoid(actor, paiseOf, () => refund(actor, order, body));
  return { order: await toOrderResponse(after, 'mess') };
}

/** The amount of this refund; zero for a retry, because the first call counted the amount. */
function voidedPaise(order: OrderRecord, { lines }: Body): number {
  if (lines) return sumLinesPaise(order, lines);
  if (order.paymentMethod === 'online') return 0;
  return payablePaise(order) - (order.payment?.refundedPaise ?? 0);
}

async function refund(actor: Actor, order: OrderRecord, body: Body): Promise<OrderRecord> {
  if (body.lines && order.paymentStatus === 'pending') {
    return removeFromUnpaid(order, body, body.lines);
  }
  if (order.paymentMethod === 'online') return refundOnlineOrder(order, body);
  const refundedBy = staffNameOf(actor);
  return changeWithRetry(order, async (before) => {
    if (before.paymentStatus === 'refunded') return undefined;
    if (body.lines ? !canRefundDishes(before) : !canRefundByHand(before)) {
      const message = 'There is nothing to refund by hand for this order.';
      throw await changeRefused('INVALID_STATUS_TRANSITION', message, before, 'mess');
    }
    const refundedBefore = before.payment?.refundedPaise ?? 0;
    if (toPaise(body.refundedBefore) !== refundedBefore)
      throw await changedMeanwhile(before, 'mess');
    return markRefunded(before, body, refundedBy);
  });
}

/** An online payment of the old total may be in progress, so the guest must pay first. Rule: pay-42 */
function removeFromUnpaid(
  order: OrderRecord,
  { refundedBefore }: Body,
  lines: NonNullable<Body['lines']>,
): Promise<OrderRecord> {
  return changeWithRetry(order, async (before) => {
    if (!canRemoveDishes(before) || before.payment?.orderId) {
      const problem = 'This order is not paid yet, or its payment is under way.';
      throw await changeRefused('INVALID_STATUS_TRANSITION', problem, before, 'mess');
    }
    if (toPaise(refundedBefore) !== removedPaise(before))
      throw await changedMeanwhile(before, 'mess');
    return {
      ...before,
      payment: { ...before.payment, removedLines: removeDishes(before, lines) },
      updatedAt: nextTimestamp(before.updatedAt, new Date()),
    };
  });
}

/** The order after a manual refund of the chosen dishes, or of the whole amount. */
function markRefunded(
  before: OrderRecord,
  { lines, reason }: Body,
  refundedBy: string,
): OrderRecord {
  const at = nextTimestamp(before.updatedAt, new Date());
  const { totalPaise, ...dishes } = lines
    ? addRefund(before, lines, before.payment?.refundedPaise ?? 0)
    : { totalPaise: payablePaise(before) };
  const refund = {
    ...dishes,
    refundedPaise: totalPaise,
    refundedAt: at,
    refundedBy,
    refundReason: reason,
  };
  return {
    ...before,
    paymentStatus: totalPaise < payablePaise(before) ? 'partly_refunded' : 'refunded',
    payment: { ...before.payment, ...refund },
    updatedAt: at,
  };
}
