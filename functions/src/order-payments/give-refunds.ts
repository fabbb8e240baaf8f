import { FulfilmentDelayed, FulfilmentStopped } from '../fulfilment/fulfilment-stopped.ts';
import { finishWrites, type OrderPaymentRun } from '../fulfilment/runs.table.ts';
import { readKeysOf } from '../payments/accounts/keys-of.ts';
import { openEntry } from '../payments/payments.table.ts';
import type { RazorpayKeys } from '../payments/provider/razorpay-keys.ts';
import { refundCheckPuts } from '../payments/refund-checks.table.ts';
import { transact } from '../table/transact.ts';
import { unchanged } from '../table/unchanged.ts';
import { recordRefundProblem } from './record-order-refund.ts';
import { refundDueAmount, refundExtraPayment } from './refund-at-razorpay.ts';
import { rereadRun } from './reread-run.ts';

/** Another refund may become due while this one runs. */
const maxRounds = 5;

/**
 * Refunds the amount due of a payment, under the lease of its run. First asks Razorpay for the amount refunded so far,
 * then refunds the rest. Safe to repeat after a crash at any point.
 * @throws FulfilmentDelayed, FulfilmentStopped
 * Rule: pay-26
 */
export async function giveRefunds(run: OrderPaymentRun): Promise<void> {
  const keys = await readKeysOf(run);
  if (!keys) {
    if (isRefundDue(run)) await recordRefundProblem(run, run.paymentId, 'no_account');
    throw new FulfilmentStopped('The keys of this account are gone: give it back at Razorpay.');
  }
  for (let round = 0; round < maxRounds; round += 1) {
    const now = await rereadRun(run);
    await refundAll(now, keys);
    if (await finish(now)) return;
  }
  throw new FulfilmentDelayed('More was to be given back. It will go on.');
}

function isRefundDue({ refundDuePaise = 0, refundedPaise = 0 }: OrderPaymentRun): boolean {
  return refundedPaise < refundDuePaise;
}

/** Tries every refund. A failed one does not delay the others. */
async function refundAll(run: OrderPaymentRun, keys: RazorpayKeys): Promise<void> {
  const failures: unknown[] = [];
  const give = (refund: Promise<void>) => refund.catch((error: unknown) => failures.push(error));
  await give(refundDueAmount(run, keys));
  for (const paymentId of run.extraPayments ?? [])
    await give(refundExtraPayment(run, keys, paymentId));
  // A refund that may still succeed is retried, even if another one needs a person.
  const worst = failures.find((error) => !(error instanceof FulfilmentStopped)) ?? failures[0];
  if (worst) throw worst;
}

/** False if more is due by now, or another refund has failed. */
async function finish(run: OrderPaymentRun): Promise<boolean> {
  const same = unchanged(run, 'refundDuePaise', 'extraPayments', 'refundFailures');
  const refused = await transact({
    ...finishWrites(run, { sets: [], ...same }),
    // After a refund of wrong amounts alone, the right amount may still come. So the job keeps asking Razorpay.
    ...(run.status !== 'paid' && { open: openEntry(run) }),
    checks: refundCheckPuts(run, new Date()),
  });
  return refused.size === 0;
}
