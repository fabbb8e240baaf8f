import { busy } from '../aws/transient-faults.ts';
import { log } from '../logs/log.ts';
import { count } from '../metrics/metrics.ts';
import { orderPut } from '../orders/store/replace-order.table.ts';
import type { OrderPaymentRow, OrderPaymentStep } from '../payments/payment-rows.ts';
import { dueEntry } from '../payments/payments.table.ts';
import { transact, type Write } from '../table/transact.ts';
import { type PaymentChange, paymentUpdate } from './payment-update.ts';
import { orderPaidBy, refundedOrder, refundUpdate } from './record-order-refund.ts';

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
  const problem = next === 'refund' ? refundFailureOf(payment).problem : undefined;
  const after = order && refundedOrder(order, payment, refundedPaise, problem);
  const { refundAsked, refundedPaise: before = 0 } = payment;
  // One whose answer is still open may have gone out: it is repeated first.
  const isArrived = refundAsked && refundAsked.toPaise <= before;
  return writeFailure(payment, next, order && after && { Put: orderPut(order, after) }, (change) =>
    refundUpdate(payment, paymentId, refundedPaise, {
      ...change,
      removes: [...change.removes, ...(isArrived ? ['refundAsked'] : [])],
    }),
  );
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

/**
 * A refund of another payment of the same order failed, which nobody owed: it goes back again, whole. 4 write units.
 * @returns undefined when the payment's row changed meanwhile
 * Rule: pay-31
 */
export async function tryRepeatExtra(
  payment: OrderPaymentRow,
  paymentId: string,
): Promise<'done' | undefined> {
  const { step, extraPayments, givenBack } = payment;
  const isExtra = extraPayments?.has(paymentId);
  if (!isExtra && !givenBack?.has(paymentId)) return 'done';
  unlessAtWork(payment);
  // The next run sees for itself.
  if (isExtra && step !== 'done') return 'done';
  const next = step === 'order' ? 'order' : 'refund';
  return writeFailure(payment, next, undefined, (change) =>
    paymentUpdate(payment, ['step', 'refundFailures'], {
      ...change,
      more: 'ADD extraPayments :ids DELETE givenBack :ids',
      values: { ...change.values, ':ids': new Set([paymentId]) },
    }),
  );
}

/** What the row says of the failure is written with its order, and the operator hears of one that is tried no more. */
async function writeFailure(
  payment: OrderPaymentRow,
  next: OrderPaymentStep | undefined,
  order: Write | undefined,
  updateWith: (change: PaymentChange) => Write,
): Promise<'done' | undefined> {
  const refused = await transact({
    payment: updateWith(failedChange(payment, next)),
    open: next ? dueEntry(payment) : [],
    order: order ?? [],
  });
  if (refused.size > 0) return undefined;
  const { failures, isStopped } = refundFailureOf(payment);
  log.warn('a refund failed at the bank', { order_id: payment.orderId, failures });
  if (next === 'refund' && isStopped) count('RefundsStopped');
  return 'done';
}

/** It has half a day of tries again, by the job of every ten minutes, or waits for a person. */
function failedChange(payment: OrderPaymentRow, next: OrderPaymentStep | undefined): PaymentChange {
  const { failures, text, isStopped } = refundFailureOf(payment);
  const isAgain = next === 'refund';
  return {
    sets: [
      'refundFailures = :more',
      ...(next ? ['step = :next'] : []),
      ...(isAgain ? ['failure = :text'] : []),
      ...(isAgain && isStopped ? ['stoppedAt = :now'] : []),
    ],
    removes: [...(next ? ['attempts'] : []), ...(isAgain && !isStopped ? ['stoppedAt'] : [])],
    values: {
      ':more': failures,
      ...(next && { ':next': next }),
      ...(isAgain && { ':text': text }),
    },
  };
}

/**
 * A run may be about to record the very refund that failed, or have looked before: Razorpay's event comes again.
 * @throws AppError SERVICE_BUSY while a run gives money back
 */
export function unlessAtWork({ step, leaseUntil = 0 }: OrderPaymentRow): void {
  if (step === 'refund' && leaseUntil > Date.now()) throw busy(undefined);
}

/** After so many somebody looks at it: the account that it goes back to may be closed. */
const mostFailures = 3;

/** What one more refund that the bank did not take means for its payment. Rule: pay-31 */
export function refundFailureOf({ refundFailures = 0 }: Pick<OrderPaymentRow, 'refundFailures'>) {
  const failures = refundFailures + 1;
  const isStopped = failures >= mostFailures;
  return {
    failures,
    isStopped,
    problem: isStopped ? 'refused' : 'bank',
    text: isStopped
      ? 'The bank did not take several refunds.'
      : 'The bank did not take a refund. It is tried again.',
  } as const;
}
