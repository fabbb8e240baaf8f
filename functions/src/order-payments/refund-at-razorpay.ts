import {
  FulfilmentDelayed,
  FulfilmentStopped,
  LeaseLost,
} from '../fulfilment/fulfilment-stopped.ts';
import { changeRun, type OrderPaymentRun } from '../fulfilment/runs.table.ts';
import type { OrderPaymentRow } from '../payments/payment-rows.ts';
import {
  fetchProviderPayment,
  refundProviderPayment,
} from '../payments/provider/razorpay-client.ts';
import type { RazorpayKeys } from '../payments/provider/razorpay-keys.ts';
import { unchanged } from '../table/unchanged.ts';
import { refundFailureOf } from './lower-refund.ts';
import { recordOrderRefund, recordRefundProblem } from './record-order-refund.ts';

type RefundRequest = NonNullable<OrderPaymentRow['refundAsked']>;

/**
 * Refunds the amount due of the order's payment, and records it.
 * @throws FulfilmentDelayed, FulfilmentStopped
 * Rule: pay-26
 */
export async function refundDueAmount(run: OrderPaymentRun, keys: RazorpayKeys): Promise<void> {
  const { paymentId = '', refundDuePaise = 0, refundFailures: failures } = run;
  if (refundDuePaise === 0) return;
  let givenPaise = await repeatRequest(run, keys);
  if (givenPaise < refundDuePaise) {
    const asked = { fromPaise: givenPaise, toPaise: refundDuePaise, failures };
    await saveRequest(run, asked);
    givenPaise = await refundTo(run, keys, paymentId, asked);
  }
  await recordOrderRefund(run, paymentId, givenPaise);
}

/** Refunds all of an extra payment: a second one of the order, or one with a wrong amount. Rule: pay-24, pay-39 */
export async function refundExtraPayment(
  run: OrderPaymentRun,
  keys: RazorpayKeys,
  paymentId: string,
): Promise<void> {
  const { amount: toPaise, amount_refunded } = await fetchProviderPayment(keys, paymentId);
  const fromPaise = amount_refunded ?? 0;
  if (fromPaise === toPaise) return;
  await refundTo(run, keys, paymentId, { fromPaise, toPaise, failures: run.refundFailures });
}

/**
 * Repeats the refund that an earlier run asked for, because its answer may be lost. Razorpay answers the same request
 * with the same refund.
 * @returns the total refunded, in paise
 */
async function repeatRequest(run: OrderPaymentRun, keys: RazorpayKeys): Promise<number> {
  const { paymentId = '', refundedPaise = 0, refundAsked, refundFailures } = run;
  const givenPaise = await readRefundedPaise(keys, paymentId);
  if (!refundAsked || refundAsked.toPaise <= refundedPaise) return givenPaise;
  if (givenPaise > refundAsked.fromPaise) return givenPaise;
  await refundTo(run, keys, paymentId, refundAsked);
  const nowPaise = await readRefundedPaise(keys, paymentId);
  // An earlier refund failed while this one was open, so its event was not counted.
  const isUncounted = refundAsked.failures === refundFailures;
  if (nowPaise < refundAsked.toPaise && isUncounted) throw await saveFailure(run, paymentId);
  return nowPaise;
}

async function readRefundedPaise(keys: RazorpayKeys, paymentId: string): Promise<number> {
  return (await fetchProviderPayment(keys, paymentId)).amount_refunded ?? 0;
}

/** Stores the step before the call to Razorpay, so that a retry asks for the same refund. */
async function saveRequest(run: OrderPaymentRun, refundAsked: RefundRequest): Promise<void> {
  const isNoted = await changeRun(run, {
    UpdateExpression: 'SET refundAsked = :asked',
    values: { ':asked': refundAsked },
  });
  if (!isNoted) throw new LeaseLost();
}

/** @returns the total refunded, in paise */
async function refundTo(
  run: OrderPaymentRun,
  keys: RazorpayKeys,
  paymentId: string,
  { fromPaise, toPaise, failures }: RefundRequest,
): Promise<number> {
  const answer = await refundProviderPayment(keys, {
    paymentId,
    amountPaise: toPaise - fromPaise,
    // With the key of a failed refund, Razorpay returns the failed refund again.
    idempotencyKey: [paymentId, fromPaise, toPaise, ...(failures ? [failures] : [])].join('-'),
    notes: { order: run.foodOrderId },
  });
  if ('refund' in answer) {
    if (answer.refund.status === 'failed') throw await saveFailure(run, paymentId);
    return toPaise;
  }
  if (answer.refused === 'balance') {
    await recordRefundProblem(run, paymentId, 'balance');
    throw new FulfilmentDelayed('The account at Razorpay holds too little. It is tried again.');
  }
  // The mess may have refunded it by hand in Razorpay's dashboard.
  const givenPaise = await readRefundedPaise(keys, paymentId);
  if (givenPaise >= toPaise) return givenPaise;
  await recordRefundProblem(run, paymentId, 'refused');
  throw new FulfilmentStopped('Razorpay refuses to give it back.');
}

/** Counts a refund that the bank refused. The count makes the key of the next refund different. */
async function saveFailure(run: OrderPaymentRun, paymentId: string): Promise<Error> {
  const { failures, problem, text, isStopped } = refundFailureOf(run);
  const isOwn = paymentId === run.paymentId;
  const same = unchanged(run, 'refundFailures');
  const isNoted = await changeRun(run, {
    UpdateExpression: `SET refundFailures = :more${isOwn ? ' REMOVE refundAsked' : ''}`,
    ConditionExpression: same.condition,
    values: { ':more': failures, ...same.values },
  });
  if (!isNoted) return new LeaseLost();
  await recordRefundProblem(run, paymentId, problem);
  return isStopped ? new FulfilmentStopped(text) : new FulfilmentDelayed(text);
}
