import { FulfilmentDelayed, FulfilmentStopped } from '../fulfilment/fulfilment-stopped.ts';
import { finishWrites, type OrderPaymentRun } from '../fulfilment/runs.table.ts';
import { readPaymentKeys } from '../payments/accounts/payment-keys.ts';
import { openEntry } from '../payments/payments.table.ts';
import type { RazorpayKeys } from '../payments/provider/razorpay-keys.ts';
import { refundCheckPuts } from '../payments/refund-checks.table.ts';
import { transact } from '../table/transact.ts';
import { unchangedCondition } from '../table/unchanged-condition.ts';
import { recordRefundProblem } from './record-order-refund.ts';
import { refundDueAmount, refundExtraPayment } from './refund-at-razorpay.ts';
import { rereadRun } from './reread-run.ts';

/** Another refund may become due while this run is active. */
const maxRounds = 5;

/**
 * Issues the due refunds of a payment, under the lease of its run. First asks Razorpay for the amount refunded so far,
 * then refunds the rest. Safe to repeat after a crash at any point.
 * @throws FulfilmentDelayed, FulfilmentStopped
 * Rule: pay-26
 */
export async function issueRefunds(run: OrderPaymentRun): Promise<void> {
  const keys = await readPaymentKeys(run);
  if (!keys) {
    if (isRefundDue(run)) await recordRefundProblem(run, run.paymentId, 'no_account');
    throw new FulfilmentStopped(
      'The keys of this account were removed: refund the payment at Razorpay.',
    );
  }
  for (let round = 0; round < maxRounds; round += 1) {
    const current = await rereadRun(run);
    await refundAll(current, keys);
    if (await finish(current)) return;
  }
  throw new FulfilmentDelayed('Another refund became due. The next run continues.');
}

function isRefundDue({ refundDuePaise = 0, refundedPaise = 0 }: OrderPaymentRun): boolean {
  return refundedPaise < refundDuePaise;
}

/** Tries every refund. A failure does not stop the others. */
async function refundAll(run: OrderPaymentRun, keys: RazorpayKeys): Promise<void> {
  const failures: unknown[] = [];
  const collectFailure = (refund: Promise<void>) =>
    refund.catch((error: unknown) => failures.push(error));
  await collectFailure(refundDueAmount(run, keys));
  for (const paymentId of run.extraPayments ?? [])
    await collectFailure(refundExtraPayment(run, keys, paymentId));
  // If one refund may still succeed, throw its error, so that the run is retried.
  const toThrow = failures.find((error) => !(error instanceof FulfilmentStopped)) ?? failures[0];
  if (toThrow) throw toThrow;
}

/** False if another refund became due or failed meanwhile. */
async function finish(run: OrderPaymentRun): Promise<boolean> {
  const unchangedRow = unchangedCondition(run, 'refundDuePaise', 'extraPayments', 'refundFailures');
  const refused = await transact({
    ...finishWrites(run, { sets: [], ...unchangedRow }),
    // If only wrong amounts were refunded, the right amount may still arrive, so the job keeps asking Razorpay.
    ...(run.status !== 'paid' && { open: openEntry(run) }),
    checks: refundCheckPuts(run, new Date()),
  });
  return refused.size === 0;
}
