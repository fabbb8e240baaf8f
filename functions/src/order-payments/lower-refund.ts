import { busy } from '../aws/transient-faults.ts';
import { log } from '../logs/log.ts';
import { count } from '../metrics/metrics.ts';
import { orderPut } from '../orders/replace-order.table.ts';
import type { OrderPaymentRow, OrderPaymentStep } from '../payments/payment-rows.ts';
import { refundEntry } from '../payments/raise-refund.ts';
import { keys, listPosition } from '../table/keys.ts';
import { tableName } from '../table/table-client.ts';
import { transact } from '../table/transact.ts';
import {
  orderPaidBy,
  type RefundChange,
  refundedOrder,
  refundUpdate,
} from './record-order-refund.ts';
import { type RefundFailure, refundFailureOf, sameFailures } from './refund-failure.ts';

/**
 * Less was refunded than is recorded: row and order say so, and what is due is tried again by the job. 1 read unit and 10
 * write units.
 * @returns undefined when one of them changed meanwhile
 * Rule: pay-31
 */
export async function tryLowerRefund(
  payment: OrderPaymentRow,
  paymentId: string,
  refundedPaise: number,
): Promise<'done' | undefined> {
  const order = await orderPaidBy(payment, paymentId);
  const next = nextStep(payment, refundedPaise, order !== undefined);
  const failure = refundFailureOf(payment);
  const problem = next === 'refund' ? failure.problem : undefined;
  const after = order && refundedOrder(order, payment, refundedPaise, problem);
  const refused = await transact({
    payment: refundUpdate(payment, paymentId, refundedPaise, changeBy(failure, payment, next)),
    open: next ? entryOf(payment) : [],
    order: order && after ? { Put: orderPut(order, after) } : [],
  });
  if (refused.size > 0) return undefined;
  const { failures, isStopped } = failure;
  log.warn('a refund failed at the bank', { order_id: payment.orderId, failures });
  if (next === 'refund' && isStopped) count('RefundsStopped');
  return 'done';
}

/** Undefined: nothing is to be done. What the mess gave back on its own account is its own matter. */
function nextStep(
  { status, step, refundDuePaise }: OrderPaymentRow,
  refundedPaise: number,
  isKnown: boolean,
): OrderPaymentStep | undefined {
  if (refundDuePaise !== undefined) return refundedPaise < refundDuePaise ? 'refund' : undefined;
  // It was given back before its order heard of it, and is now as if it had just come.
  return status === 'paid' && step === 'done' && !isKnown ? 'order' : undefined;
}

function changeBy(
  { failures, text, isStopped }: RefundFailure,
  { refundAsked, refundedPaise = 0 }: OrderPaymentRow,
  next: OrderPaymentStep | undefined,
): RefundChange {
  const isAgain = next === 'refund';
  // One whose answer is still open may have gone out: it is repeated first.
  const isArrived = refundAsked && refundAsked.toPaise <= refundedPaise;
  return {
    sets: [
      'refundFailures = :more',
      ...(next ? ['step = :next'] : []),
      ...(isAgain ? ['failure = :text'] : []),
      ...(isAgain && isStopped ? ['stoppedAt = :now'] : []),
    ],
    removes: [...(isArrived ? ['refundAsked'] : []), ...(next ? ['attempts'] : [])],
    values: {
      ':more': failures,
      ...(next && { ':next': next }),
      ...(isAgain && { ':text': text }),
    },
  };
}

/**
 * A refund of another payment of the same order failed, which nobody owed: it goes back again, whole. 4 write units.
 * @returns undefined when the payment's row changed meanwhile
 */
export async function tryRepeatExtra(
  payment: OrderPaymentRow,
  paymentId: string,
): Promise<'done' | undefined> {
  const { orderId, step, extraPayments, givenBack } = payment;
  const isExtra = extraPayments?.has(paymentId);
  if (!isExtra && !givenBack?.has(paymentId)) return 'done';
  unlessAtWork(payment);
  // The next run sees for itself.
  if (isExtra && step !== 'done') return 'done';
  const same = sameFailures(payment);
  const refused = await transact({
    payment: {
      Update: {
        TableName: tableName(),
        Key: keys.payment(orderId),
        UpdateExpression:
          'SET step = :next, refundFailures = :more, updatedAt = :now REMOVE attempts ADD extraPayments :ids DELETE givenBack :ids',
        ConditionExpression: `step = :step AND ${same.condition}`,
        ExpressionAttributeValues: {
          ':next': step === 'order' ? 'order' : 'refund',
          ':step': step,
          ':ids': new Set([paymentId]),
          ':more': refundFailureOf(payment).failures,
          ':now': new Date().toISOString(),
          ...same.values,
        },
      },
    },
    open: entryOf(payment),
  });
  return refused.size === 0 ? 'done' : undefined;
}

/**
 * A run may be about to record the very refund that failed, or have looked before: Razorpay's event comes again.
 * @throws AppError SERVICE_BUSY while a run gives money back
 */
export function unlessAtWork({ step, leaseUntil = 0 }: OrderPaymentRow): void {
  if (step === 'refund' && leaseUntil > Date.now()) throw busy(undefined);
}

function entryOf({ createdAt, orderId }: OrderPaymentRow) {
  return refundEntry(listPosition(createdAt, orderId), orderId);
}
