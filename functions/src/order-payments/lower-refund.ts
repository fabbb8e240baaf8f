import { orderLabel, systemEntry } from '../audit/system-entry.ts';
import { busy } from '../aws/transient-faults.ts';
import { log } from '../logs/log.ts';
import { count } from '../metrics/metrics.ts';
import { orderPut } from '../orders/store/replace-order.table.ts';
import type { OrderPaymentRow, OrderPaymentStep } from '../payments/payment-rows.ts';
import { dueEntry } from '../payments/payments.table.ts';
import { transact, type Write } from '../table/transact.ts';
import { type PaymentChange, paymentUpdate } from './payment-update.ts';
import { readOrderPaidBy, refundUpdate, toRefundedOrder } from './record-order-refund.ts';

/**
 * Lowers the recorded refund of a payment and its order, because a refund failed later. The job then retries the due
 * amount. 1 read unit and 10 write units.
 * @returns undefined if the payment or the order changed meanwhile
 * Rule: pay-31
 */
export async function tryLowerRefund(
  payment: OrderPaymentRow,
  paymentId: string,
  refundedPaise: number,
): Promise<'done' | undefined> {
  const order = await readOrderPaidBy(payment, paymentId);
  const next = nextStep(payment, refundedPaise, order !== undefined);
  const problem = next === 'refund' ? refundFailureOf(payment).problem : undefined;
  const after = order && toRefundedOrder(order, payment, refundedPaise, problem);
  const { refundAsked, refundedPaise: before = 0 } = payment;
  // Keep an unanswered request: Razorpay may have accepted it, so the next run repeats it first.
  const isAnswered = refundAsked && refundAsked.toPaise <= before;
  return writeFailure(payment, next, order && after && { Put: orderPut(order, after) }, (change) =>
    refundUpdate(payment, paymentId, refundedPaise, {
      ...change,
      removes: [...change.removes, ...(isAnswered ? ['refundAsked'] : [])],
    }),
  );
}

/** Undefined if no refund is due. Refunds that the mess made at Razorpay do not count. */
function nextStep(
  { status, step, refundDuePaise }: OrderPaymentRow,
  refundedPaise: number,
  isKnown: boolean,
): OrderPaymentStep | undefined {
  if (refundDuePaise !== undefined) return refundedPaise < refundDuePaise ? 'refund' : undefined;
  // The payment was refunded before its order knew of it. Treat it as a new payment.
  return status === 'paid' && step === 'done' && !isKnown ? 'order' : undefined;
}

/**
 * Repeats the full refund of an extra payment of the order, because the bank refused it. 4 write units.
 * @returns undefined if the payment's row changed meanwhile
 * Rule: pay-31
 */
export async function tryRepeatExtra(
  payment: OrderPaymentRow,
  paymentId: string,
): Promise<'done' | undefined> {
  const { step, extraPayments, givenBack } = payment;
  const isExtra = extraPayments?.has(paymentId);
  if (!isExtra && !givenBack?.has(paymentId)) return 'done';
  assertIdle(payment);
  // The payment is due already, so its next run refunds the extra payment.
  if (isExtra && step !== 'done') return 'done';
  const next = step === 'order' ? 'order' : 'refund';
  return writeFailure(payment, next, undefined, (change) =>
    paymentUpdate(payment, ['step', 'refundFailures'], {
      ...change,
      otherClauses: 'ADD extraPayments :ids DELETE givenBack :ids',
      values: { ...change.values, ':ids': new Set([paymentId]) },
    }),
  );
}

/**
 * Writes the failure to the payment's row together with its order. Logs an error for the operator if the refund is not
 * retried.
 */
async function writeFailure(
  payment: OrderPaymentRow,
  next: OrderPaymentStep | undefined,
  order: Write | undefined,
  updateWith: (change: PaymentChange) => Write,
): Promise<'done' | undefined> {
  const refused = await transact({
    payment: updateWith(failureChange(payment, next)),
    open: next ? dueEntry(payment) : [],
    order: order ?? [],
    audit: systemEntry('razorpay', 'recordFailedRefund', {
      target: payment.vendorId,
      detail: orderLabel(payment.foodOrderId),
    }),
  });
  if (refused.size > 0) return undefined;
  const { failures, isStopped } = refundFailureOf(payment);
  log.warn('a refund failed at the bank', { order_id: payment.orderId, failures });
  if (next === 'refund' && isStopped) count('RefundsStopped');
  return 'done';
}

/** `reconcile-payments` retries the refund for half a day, unless it now needs a person. */
function failureChange(
  payment: OrderPaymentRow,
  next: OrderPaymentStep | undefined,
): PaymentChange {
  const { failures, text, isStopped } = refundFailureOf(payment);
  const isRetry = next === 'refund';
  return {
    sets: [
      'refundFailures = :more',
      ...(next ? ['step = :next'] : []),
      ...(isRetry ? ['failure = :text'] : []),
      ...(isRetry && isStopped ? ['stoppedAt = :now'] : []),
    ],
    removes: [...(next ? ['attempts'] : []), ...(isRetry && !isStopped ? ['stoppedAt'] : [])],
    values: {
      ':more': failures,
      ...(next && { ':next': next }),
      ...(isRetry && { ':text': text }),
    },
  };
}

/**
 * Refuses an event while a run issues refunds, because the run may have read an older state. Razorpay repeats the
 * event.
 * @throws AppError SERVICE_BUSY while a run issues refunds
 */
export function assertIdle({ step, leaseUntil = 0 }: OrderPaymentRow): void {
  if (step === 'refund' && leaseUntil > Date.now()) throw busy(undefined);
}

/** After this many failures a person must look at the refund, because the receiving account may be closed. */
const maxFailures = 3;

/** The row's state after one more refund that the bank refused. Rule: pay-31 */
export function refundFailureOf({ refundFailures = 0 }: Pick<OrderPaymentRow, 'refundFailures'>) {
  const failures = refundFailures + 1;
  const isStopped = failures >= maxFailures;
  return {
    failures,
    isStopped,
    problem: isStopped ? 'refused' : 'bank',
    text: isStopped
      ? 'The bank did not take several refunds.'
      : 'The bank did not take a refund. The next run tries again.',
  } as const;
}
