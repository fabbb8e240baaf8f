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
import { unchangedCondition } from '../table/unchanged-condition.ts';
import { refundFailureOf } from './lower-refund.ts';
import { recordOrderRefund, recordRefundProblem } from './record-order-refund.ts';

type RefundRequest = NonNullable<OrderPaymentRow['refundAsked']>;

/**
 * Refunds the due amount of the order's payment, and records the refund.
 * @throws FulfilmentDelayed, FulfilmentStopped
 * Rule: pay-26
 */
export async function refundDueAmount(run: OrderPaymentRun, keys: RazorpayKeys): Promise<void> {
  const { paymentId = '', refundDuePaise = 0, refundFailures: failures } = run;
  if (refundDuePaise === 0) return;
  let refundedSoFarPaise = await repeatRequest(run, keys);
  if (refundedSoFarPaise < refundDuePaise) {
    const request = { fromPaise: refundedSoFarPaise, toPaise: refundDuePaise, failures };
    await saveRequest(run, request);
    refundedSoFarPaise = await refundTo(run, keys, paymentId, request);
  }
  await recordOrderRefund(run, paymentId, refundedSoFarPaise);
}

/** Refunds an extra payment in full: a second payment, or a payment with a wrong amount. Rule: pay-24, pay-39 */
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
 * Repeats the refund request of an earlier run, because its answer may be lost. Razorpay answers the same request with
 * the same refund.
 * @returns the refunded total, in paise
 */
async function repeatRequest(run: OrderPaymentRun, keys: RazorpayKeys): Promise<number> {
  const { paymentId = '', refundedPaise = 0, refundAsked, refundFailures } = run;
  const refundedSoFarPaise = await readRefundedPaise(keys, paymentId);
  if (!refundAsked || refundAsked.toPaise <= refundedPaise) return refundedSoFarPaise;
  if (refundedSoFarPaise > refundAsked.fromPaise) return refundedSoFarPaise;
  await refundTo(run, keys, paymentId, refundAsked);
  const nowPaise = await readRefundedPaise(keys, paymentId);
  // The refund failed, but its event was not counted.
  const isUncounted = refundAsked.failures === refundFailures;
  if (nowPaise < refundAsked.toPaise && isUncounted) throw await saveFailure(run, paymentId);
  return nowPaise;
}

async function readRefundedPaise(keys: RazorpayKeys, paymentId: string): Promise<number> {
  return (await fetchProviderPayment(keys, paymentId)).amount_refunded ?? 0;
}

/** Stores the request before the call to Razorpay, so that a retry makes the same request. */
async function saveRequest(run: OrderPaymentRun, refundAsked: RefundRequest): Promise<void> {
  const isSaved = await changeRun(run, {
    UpdateExpression: 'SET refundAsked = :asked',
    values: { ':asked': refundAsked },
  });
  if (!isSaved) throw new LeaseLost();
}

/** @returns the refunded total, in paise */
async function refundTo(
  run: OrderPaymentRun,
  keys: RazorpayKeys,
  paymentId: string,
  { fromPaise, toPaise, failures }: RefundRequest,
): Promise<number> {
  const answer = await refundProviderPayment(keys, {
    paymentId,
    amountPaise: toPaise - fromPaise,
    // The count of failures makes a new key: with the old key, Razorpay would return the failed refund again.
    idempotencyKey: [paymentId, fromPaise, toPaise, ...(failures ? [failures] : [])].join('-'),
    notes: { order: run.foodOrderId },
  });
  if ('refund' in answer) {
    if (answer.refund.status === 'failed') throw await saveFailure(run, paymentId);
    return toPaise;
  }
  if (answer.refused === 'balance') {
    await recordRefundProblem(run, paymentId, 'balance');
    throw new FulfilmentDelayed(
      'The account at Razorpay holds too little. The next run tries again.',
    );
  }
  // The mess may have refunded the payment by hand in Razorpay's dashboard.
  const refundedSoFarPaise = await readRefundedPaise(keys, paymentId);
  if (refundedSoFarPaise >= toPaise) return refundedSoFarPaise;
  await recordRefundProblem(run, paymentId, 'refused');
  throw new FulfilmentStopped('Razorpay refuses to give it back.');
}

/** Counts a refund that the bank refused. The count makes the key of the next refund different. */
async function saveFailure(run: OrderPaymentRun, paymentId: string): Promise<Error> {
  const { failures, problem, text, isStopped } = refundFailureOf(run);
  const isPaymentOfRun = paymentId === run.paymentId;
  const unchanged = unchangedCondition(run, 'refundFailures');
  const isSaved = await changeRun(run, {
    UpdateExpression: `SET refundFailures = :more${isPaymentOfRun ? ' REMOVE refundAsked' : ''}`,
    ConditionExpression: unchanged.condition,
    values: { ':more': failures, ...unchanged.values },
  });
  if (!isSaved) return new LeaseLost();
  await recordRefundProblem(run, paymentId, problem);
  return isStopped ? new FulfilmentStopped(text) : new FulfilmentDelayed(text);
}
