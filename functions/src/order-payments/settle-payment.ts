import { finishWrites, type OrderPaymentRun, stepWrite } from '../fulfilment/runs.table.ts';
import { log } from '../logs/log.ts';
import { awaitingDelete } from '../orders/store/awaiting-orders.table.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { readOrder } from '../orders/store/orders.table.ts';
import { orderPut } from '../orders/store/replace-order.table.ts';
import { isRefunded } from '../payments/payment-rows.ts';
import { dueEntry } from '../payments/payments.table.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { type NamedWrites, transact, type Write } from '../table/transact.ts';
import { issueRefunds } from './issue-refunds.ts';
import { paidOutcome } from './paid-order.ts';
import { rereadRun } from './reread-run.ts';

/**
 * Finishes a captured payment. Marks its order as paid once, in the transaction that ends the step. Then issues the due
 * refunds.
 * Rule: pay-22
 */
export async function settlePayment(run: OrderPaymentRun): Promise<void> {
  const next = run.step === 'order' ? await settleOrder(run) : 'refund';
  if (next === 'refund') await issueRefunds(run);
}

/** Retries after a concurrent refund or payment, so the kitchen does not wait for the job. */
function settleOrder(run: OrderPaymentRun): Promise<'done' | 'refund'> {
  let current = run;
  return retryTransaction(async () => {
    const next = await trySettle(current);
    if (!next) current = await rereadRun(run);
    return next;
  });
}

/**
 * 1 read unit; 10 write units, 14 if the order is released to the kitchen. Undefined if the order or the payment has
 * changed meanwhile.
 */
async function trySettle(run: OrderPaymentRun): Promise<'done' | 'refund' | undefined> {
  // Razorpay refunded the payment before the order knew of it.
  if (isRefunded(run)) return finishOrderStep(run, []);
  const order = await readOrder(run.foodOrderId);
  const result = paidOutcome(order, run, new Date());
  const changes = order && 'after' in result ? orderWrites(order, result.after) : [];
  if (result.outcome === 'already-recorded' || result.outcome === 'paid')
    return finishOrderStep(run, changes);
  const reason = result.outcome === 'late' ? 'late' : result.reason;
  log.info('guest payment needs a refund', { order_id: run.orderId, reason });
  const due = { sets: refundDueSets, values: { ':due': run.amountPaise, ':reason': reason } };
  return writeStep('refund', refundWrites(run, due), changes);
}

/** Ends the step without a refund of this payment. Extra payments of the order may still need refunds. */
function finishOrderStep(
  run: OrderPaymentRun,
  changes: readonly Write[],
): Promise<'done' | 'refund' | undefined> {
  return run.extraPayments
    ? writeStep('refund', refundWrites(run), changes)
    : writeStep('done', finishStepWrites(run), changes);
}

const refundDueSets = ['refundDuePaise = :due', 'refundReason = :reason'];

function orderWrites(before: OrderRecord, after: OrderRecord): Write[] {
  return [{ Put: orderPut(before, after) }, ...awaitingDelete(before, after)];
}

type StepWrites = NamedWrites<'step' | 'open'>;

function finishStepWrites(run: OrderPaymentRun): StepWrites {
  return finishWrites(run, {
    sets: [],
    condition: 'attribute_not_exists(extraPayments)',
    values: {},
  });
}

function refundWrites(run: OrderPaymentRun, due?: Parameters<typeof stepWrite>[2]): StepWrites {
  return { step: stepWrite(run, 'refund', due), open: dueEntry(run) };
}

async function writeStep<Next>(
  next: Next,
  step: StepWrites,
  order: readonly Write[],
): Promise<Next | undefined> {
  const refused = await transact({ ...step, order });
  return refused.size === 0 ? next : undefined;
}
