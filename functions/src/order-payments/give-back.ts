import {
  FulfilmentDelayed,
  FulfilmentStopped,
  LeaseLost,
} from '../fulfilment/fulfilment-stopped.ts';
import { changeRun, finishWrites, type OrderPaymentRun } from '../fulfilment/runs.table.ts';
import { isOrderPayment, type OrderPaymentRow } from '../payments/payment-rows.ts';
import { readPayment } from '../payments/payments.table.ts';
import { keysOf } from '../payments/provider/keys-of.ts';
import {
  fetchProviderPayment,
  refundProviderPayment,
} from '../payments/provider/razorpay-client.ts';
import type { RazorpayKeys } from '../payments/provider/razorpay-keys.ts';
import { transact } from '../table/transact.ts';
import { givenBackPaise } from './given-back.ts';
import { noteRefundProblem, recordOrderRefund } from './record-order-refund.ts';

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
    const payment = await ownPayment(run);
    for (const extraId of payment.extraPayments ?? []) await giveExtraBack(run, keys, extraId);
    await giveDueBack(run, keys, payment);
    if (await finish(run, payment)) return;
  }
  throw new FulfilmentDelayed('More was to be given back. It will go on.');
}

/** As it is now: what is due may have grown. */
async function ownPayment({ orderId, leaseId }: OrderPaymentRun): Promise<OrderPaymentRow> {
  const payment = await readPayment(orderId);
  if (!payment || !isOrderPayment(payment) || payment.leaseId !== leaseId) throw new LeaseLost();
  return payment;
}

async function giveDueBack(
  run: OrderPaymentRun,
  keys: RazorpayKeys,
  payment: OrderPaymentRow,
): Promise<void> {
  const { paymentId = '', refundDuePaise = 0, refundAsked } = payment;
  if (refundDuePaise === 0) return;
  let givenPaise = await givenBackPaise(keys, paymentId);
  // What an earlier run set out to may be under way: the same request again is the same refund.
  if (refundAsked?.fromPaise === givenPaise && refundAsked.toPaise < refundDuePaise) {
    givenPaise = await refundTo(run, keys, { paymentId, ...refundAsked });
  }
  if (givenPaise < refundDuePaise) {
    const refund = { fromPaise: givenPaise, toPaise: refundDuePaise };
    await noteAsked(run, refund);
    givenPaise = await refundTo(run, keys, { paymentId, ...refund });
  }
  await recordOrderRefund(payment, paymentId, givenPaise);
}

/** A second payment of the same order, which nobody owed. */
async function giveExtraBack(
  run: OrderPaymentRun,
  keys: RazorpayKeys,
  paymentId: string,
): Promise<void> {
  const { amount, amount_refunded } = await fetchProviderPayment(keys, paymentId);
  const fromPaise = amount_refunded ?? 0;
  if (fromPaise < amount) await refundTo(run, keys, { paymentId, fromPaise, toPaise: amount });
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

/** The same key again would be answered with the refund that failed. Rule: pay-31 */
function afterFailures({ refundFailures }: OrderPaymentRow): number[] {
  return refundFailures ? [refundFailures] : [];
}

interface Refund {
  paymentId: string;
  /** In all, before and after it. */
  fromPaise: number;
  toPaise: number;
}

/** @returns what was given back in all */
async function refundTo(
  run: OrderPaymentRun,
  keys: RazorpayKeys,
  { paymentId, fromPaise, toPaise }: Refund,
): Promise<number> {
  const answer = await refundProviderPayment(keys, {
    paymentId,
    amountPaise: toPaise - fromPaise,
    idempotencyKey: [paymentId, fromPaise, toPaise, ...afterFailures(run)].join('-'),
    notes: { order: run.foodOrderId },
  });
  if ('refund' in answer && answer.refund.status !== 'failed') return toPaise;
  if ('refused' in answer && answer.refused === 'balance') {
    await noteRefundProblem(run, 'balance');
    throw new FulfilmentDelayed('The account at Razorpay holds too little. It is tried again.');
  }
  // Somebody may have given it back at Razorpay by hand.
  const givenPaise = await givenBackPaise(keys, paymentId);
  if (givenPaise >= toPaise) return givenPaise;
  await noteRefundProblem(run, 'refused');
  throw new FulfilmentStopped('Razorpay refuses to give it back.');
}

/** False when more is due by now. */
async function finish(
  run: OrderPaymentRun,
  { refundDuePaise, extraPayments }: OrderPaymentRow,
): Promise<boolean> {
  const same = [
    refundDuePaise === undefined ? 'attribute_not_exists(refundDuePaise)' : 'refundDuePaise = :due',
    extraPayments ? 'extraPayments = :extra' : 'attribute_not_exists(extraPayments)',
  ];
  const refused = await transact(
    finishWrites(
      { ...run, step: 'refund' },
      {
        sets: [],
        condition: same.join(' AND '),
        values: {
          ...(refundDuePaise !== undefined && { ':due': refundDuePaise }),
          ...(extraPayments && { ':extra': extraPayments }),
        },
      },
    ),
  );
  return refused.size === 0;
}
