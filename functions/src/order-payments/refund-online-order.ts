import type { InputOf } from '@thali/shared/http/http-contract';
import { toPaise } from '@thali/shared/money/paise';
import type { refundOrder } from '@thali/shared/order-payments/receive-order-payment.contract';
import { nextTimestamp } from '../orders/changes/advance-order.ts';
import { isPaymentReceived } from '../orders/changes/payment-at-end.ts';
import { changedMeanwhile, changeRefused } from '../orders/changes/replace-or-refuse.ts';
import { readOrderOfMess } from '../orders/reading/get-order.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { replaceOrder } from '../orders/store/replace-order.table.ts';
import { fulfilWithin } from '../payments/fulfil-within.ts';
import { readOrderPayment } from '../payments/payments.table.ts';
import { orderPaymentHandler } from './order-payment-handler.ts';
import { addRefund } from './refund-lines.ts';

type Body = InputOf<typeof refundOrder>['body'];

/** Short, because staff wait for the answer. The job continues a slower refund. */
const maxRefundMs = 6000;
/** The lease is longer than this call can run. */
const leaseMs = 25_000;

/**
 * Refunds missing dishes of an order that was paid online, or retries a due refund.
 * @throws AppError INVALID_STATUS_TRANSITION, ORDER_STATUS_CONFLICT, VALIDATION_ERROR
 * Rule: pay-28
 */
export async function refundOnlineOrder(before: OrderRecord, body: Body): Promise<OrderRecord> {
  if (!isPaymentReceived(before)) {
    const message = 'This order was not paid online.';
    throw await changeRefused('INVALID_STATUS_TRANSITION', message, before, 'mess');
  }
  if (toPaise(body.refundedBefore) !== committedRefundPaise(before))
    throw await changedMeanwhile(before, 'mess');
  const orderWithDue = body.lines
    ? await raiseRefundDue(before, body.lines, body.reason)
    : await requireDueRefund(before);
  await tryRefundNow(orderWithDue);
  return readOrderOfMess(before.id);
}

/** The amount that is refunded or due. */
function committedRefundPaise({ payment = {} }: OrderRecord): number {
  return Math.max(payment.refundDuePaise ?? 0, payment.refundedPaise ?? 0);
}

async function raiseRefundDue(
  before: OrderRecord,
  lines: NonNullable<Body['lines']>,
  refundReason: string | undefined,
): Promise<OrderRecord> {
  const { totalPaise, refundedLines } = addRefund(before, lines, committedRefundPaise(before));
  const after: OrderRecord = {
    ...before,
    payment: {
      ...before.payment,
      refundDuePaise: totalPaise,
      refundReason,
      refundProblem: undefined,
      refundedLines,
    },
    updatedAt: nextTimestamp(before.updatedAt, new Date()),
  };
  const result = await replaceOrder(before, after);
  if (result.outcome === 'conflict') throw await changedMeanwhile(result.current, 'mess');
  return result.current;
}

async function requireDueRefund(order: OrderRecord): Promise<OrderRecord> {
  const { refundDuePaise = 0, refundedPaise = 0 } = order.payment ?? {};
  if (refundDuePaise > refundedPaise) return order;
  const message = 'There is nothing left to refund.';
  throw await changeRefused('INVALID_STATUS_TRANSITION', message, order, 'mess');
}

async function tryRefundNow({ payment: { orderId } = {} }: OrderRecord): Promise<void> {
  const payment = orderId ? await readOrderPayment(orderId) : undefined;
  if (!payment) return;
  await fulfilWithin(payment, maxRefundMs, {
    ...orderPaymentHandler,
    fulfil: () => orderPaymentHandler.fulfil(payment, { leaseMs, retry: {}, isFirst: true }),
  });
}
