import {
  FulfilmentDelayed,
  FulfilmentStopped,
  LeaseLost,
} from '../fulfilment/fulfilment-stopped.ts';
import { changeRun, finishWrites, type OrderPaymentRun } from '../fulfilment/runs.table.ts';
import type { OrderPaymentRow } from '../payments/payment-rows.ts';
import { openEntry, readOrderPayment } from '../payments/payments.table.ts';
import { keysOf } from '../payments/provider/keys-of.ts';
import {
  fetchProviderPayment,
  refundProviderPayment,
} from '../payments/provider/razorpay-client.ts';
import type { RazorpayKeys } from '../payments/provider/razorpay-keys.ts';
import { refundCheckPuts } from '../payments/refund-checks.table.ts';
import { transact } from '../table/transact.ts';
import { noteRefundProblem, recordOrderRefund } from './record-order-refund.ts';
import { refundFailureOf, sameFailures } from './refund-failure.ts';

/** While it was under way, more may be asked for. */
const mostRounds = 5;

/**
 * Gives back what is due of a payment, under the lease of its run: Razorpay is asked what it has given back, and gives the
 * rest. Killed at any point and run again it comes to the same.
 * @throws FulfilmentDelayed, FulfilmentStopped
 * Rule: pay-26
 */
export async function giveBack(run: OrderPaymentRun): Promise<void> {
  const keys = await keysOf(run);
  if (!keys) {
    await noteRefundProblem(run, 'no_account');
    throw new FulfilmentStopped('The keys of this account are gone: give it back at Razorpay.');
  }
  for (let round = 0; round < mostRounds; round += 1) {
    const now = await runAsItIs(run);
    for (const extraId of now.extraPayments ?? []) await giveExtraBack(now, keys, extraId);
    await giveDueBack(now, keys);
    if (await finish(now)) return;
  }
  throw new FulfilmentDelayed('More was to be given back. It will go on.');
}

/** What is due may have grown, or a refund have failed. */
async function runAsItIs({ orderId, leaseId }: OrderPaymentRun): Promise<OrderPaymentRun> {
  const payment = await readOrderPayment(orderId);
  if (!payment || payment.leaseId !== leaseId) throw new LeaseLost();
  return { ...payment, step: 'refund', leaseId };
}

async function giveDueBack(run: OrderPaymentRun, keys: RazorpayKeys): Promise<void> {
  const { paymentId = '', refundDuePaise = 0, refundFailures: failures } = run;
  if (refundDuePaise === 0) return;
  let givenPaise = await repeatAsked(run, keys);
  if (givenPaise < refundDuePaise) {
    const refund = { fromPaise: givenPaise, toPaise: refundDuePaise, failures };
    await noteAsked(run, refund);
    givenPaise = await refundTo(run, keys, { paymentId, ...refund });
  }
  await recordOrderRefund(run, paymentId, givenPaise);
}

/**
 * What an earlier run set out to may be under way: the same request again is the same refund.
 * @returns what was given back in all
 */
async function repeatAsked(run: OrderPaymentRun, keys: RazorpayKeys): Promise<number> {
  const { paymentId = '', refundedPaise = 0, refundAsked, refundFailures } = run;
  const givenPaise = await givenBackPaise(keys, paymentId);
  if (!refundAsked || refundAsked.toPaise <= refundedPaise) return givenPaise;
  if (givenPaise > refundAsked.fromPaise) return givenPaise;
  const toPaise = await refundTo(run, keys, { paymentId, ...refundAsked });
  // Where another one failed meanwhile, only Razorpay knows what it comes to.
  return refundAsked.failures === refundFailures ? toPaise : givenBackPaise(keys, paymentId);
}

/** A second payment of the same order, or one of another amount, which nobody owed. */
async function giveExtraBack(
  run: OrderPaymentRun,
  keys: RazorpayKeys,
  paymentId: string,
): Promise<void> {
  const { amount, amount_refunded } = await fetchProviderPayment(keys, paymentId);
  const fromPaise = amount_refunded ?? 0;
  if (fromPaise < amount) {
    const failures = run.refundFailures;
    await refundTo(run, keys, { paymentId, fromPaise, toPaise: amount, failures });
  }
}

async function givenBackPaise(keys: RazorpayKeys, paymentId: string): Promise<number> {
  return (await fetchProviderPayment(keys, paymentId)).amount_refunded ?? 0;
}

/** Written down before Razorpay is asked, so that a repeat asks for the very same. */
async function noteAsked(
  run: OrderPaymentRun,
  refundAsked: NonNullable<OrderPaymentRow['refundAsked']>,
): Promise<void> {
  const isNoted = await changeRun(run, {
    UpdateExpression: 'SET refundAsked = :asked',
    values: { ':asked': refundAsked },
  });
  if (!isNoted) throw new LeaseLost();
}

interface Refund {
  paymentId: string;
  /** In all, before and after it. */
  fromPaise: number;
  toPaise: number;
  /** How many had failed by then: the key of a refund that failed would answer it again. */
  failures?: number | undefined;
}

/** @returns what was given back in all */
async function refundTo(
  run: OrderPaymentRun,
  keys: RazorpayKeys,
  { paymentId, fromPaise, toPaise, failures }: Refund,
): Promise<number> {
  const answer = await refundProviderPayment(keys, {
    paymentId,
    amountPaise: toPaise - fromPaise,
    idempotencyKey: [paymentId, fromPaise, toPaise, ...(failures ? [failures] : [])].join('-'),
    notes: { order: run.foodOrderId },
  });
  if ('refund' in answer) {
    if (answer.refund.status === 'failed') throw await noteFailed(run, paymentId);
    return toPaise;
  }
  if (answer.refused === 'balance') {
    await noteRefundProblem(run, 'balance');
    throw new FulfilmentDelayed('The account at Razorpay holds too little. It is tried again.');
  }
  // Somebody may have given it back at Razorpay by hand.
  const givenPaise = await givenBackPaise(keys, paymentId);
  if (givenPaise >= toPaise) return givenPaise;
  await noteRefundProblem(run, 'refused');
  throw new FulfilmentStopped('Razorpay refuses to give it back.');
}

/** The bank did not take it before its answer was known here: the next one goes out under another key. */
async function noteFailed(run: OrderPaymentRun, paymentId: string): Promise<Error> {
  const { failures, problem, text, isStopped } = refundFailureOf(run);
  const isOwn = paymentId === run.paymentId;
  const same = sameFailures(run);
  const isNoted = await changeRun(run, {
    UpdateExpression: `SET refundFailures = :more${isOwn ? ' REMOVE refundAsked' : ''}`,
    ConditionExpression: same.condition,
    values: { ':more': failures, ...same.values },
  });
  if (!isNoted) return new LeaseLost();
  await noteRefundProblem(run, problem);
  return isStopped ? new FulfilmentStopped(text) : new FulfilmentDelayed(text);
}

/** False when more is due by now, or another refund has failed. */
async function finish(run: OrderPaymentRun): Promise<boolean> {
  const { refundDuePaise, extraPayments } = run;
  const failures = sameFailures(run);
  const same = [
    refundDuePaise === undefined ? 'attribute_not_exists(refundDuePaise)' : 'refundDuePaise = :due',
    extraPayments ? 'extraPayments = :extra' : 'attribute_not_exists(extraPayments)',
    failures.condition,
  ];
  const finished = finishWrites(run, {
    sets: [],
    condition: same.join(' AND '),
    values: {
      ...(refundDuePaise !== undefined && { ':due': refundDuePaise }),
      ...(extraPayments && { ':extra': extraPayments }),
      ...failures.values,
    },
  });
  const refused = await transact({
    ...finished,
    // Where only money that did not fit came, the right amount may still come: Razorpay is asked about it as before.
    ...(run.status !== 'paid' && { open: openEntry(run) }),
    checks: refundCheckPuts(run, new Date()),
  });
  return refused.size === 0;
}
