/** @module-tag long */

import { keys } from '@thali/functions/table/keys';
import { beforeAll, expect, test } from 'vitest';
import {
  confirm,
  type PayOptions,
  payAtRazorpay,
  paymentRow,
  refundAtRazorpay,
} from '../support/buy-plan.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { attemptsOf, importOrderPayments } from '../support/import-order-payments.ts';
import { deliverToMess, openAccount, sendToMess } from '../support/mess-account.ts';
import {
  beginPayment,
  makeOnlineMess,
  type OnlineMess,
  payInBrowser,
  placeOnlineOrder,
  placePaidOrder,
  postPayment,
  readAsGuest,
  readAsStaff,
} from '../support/pay-online.ts';
import { eventBody } from '../support/razorpay-events.ts';
import { reconcile, runMinuteJob } from '../support/reconcile.ts';
import { failRefundOf, refundsOf } from '../support/refunds-at-razorpay.ts';
import { changeRow } from '../support/test-table.ts';

const mismatchText = 'Your payment did not match the bill and goes back to you.';
const otherAmount = { amount: 63_50 };

let mess: OnlineMess;
beforeAll(async () => {
  mess = await makeOnlineMess();
});

async function openUnpaidOrder(at = mess) {
  const order = await placeOnlineOrder(at.vendor);
  return { order, orderId: await beginPayment(order) };
}

/** An order whose guest paid another amount. The platform does not know yet. */
async function payMismatch(at = mess, options: PayOptions = otherAmount) {
  const unpaid = await openUnpaidOrder(at);
  return { ...unpaid, mismatch: await payAtRazorpay(unpaid.orderId, options) };
}

/** The paise that the mess keeps of each payment, latest first. */
async function unrefundedPaise(orderId: string, at = mess): Promise<number[]> {
  const attempts = await attemptsOf(at, { orderId });
  return attempts.map(({ amount, amount_refunded }) => amount - (amount_refunded ?? 0));
}

async function expectRefunded(orderId: string, at = mess): Promise<void> {
  await expect.poll(async () => (await paymentRow(orderId)).step).toBe('done');
  expect(await unrefundedPaise(orderId, at)).toEqual([0]);
}

test.each([otherAmount, { amount: 50_00 }, { currency: 'USD' }])(
  'refunds a wrong amount or currency (%j), and accepts the right amount afterwards',
  async (options) => {
    const { order, orderId, mismatch } = await payMismatch(mess, options);
    const answer = await confirm(mismatch);
    expectRefusal(answer, 'PAYMENT_NOT_VALID');
    expect(answer.text).toContain(mismatchText);
    expectRefusal(await confirm(mismatch), 'PAYMENT_NOT_VALID');
    const orderNow = await readAsGuest(order);
    expect(orderNow).toMatchObject({
      payment_status: 'pending',
      payment: { mismatched_at: /^20/ },
    });
    expectRefusal(await readAsStaff(mess, order), 'ORDER_NOT_FOUND');
    await runMinuteJob(orderId);
    await expectRefunded(orderId);
    expect(await paymentRow(orderId)).toMatchObject({ status: 'failed' });
    expect((await postPayment(order)).json.checkout).toMatchObject({ id: orderId });
    expect((await payInBrowser(orderId)).status).toBe(200);
    expect((await readAsStaff(mess, order)).json.order).toMatchObject({ payment_status: 'paid' });
    await expectOnlyRightPaymentUnrefunded(orderId, order.final_amount * 100);
  },
);

async function expectOnlyRightPaymentUnrefunded(orderId: string, paise: number): Promise<void> {
  await expect.poll(async () => (await paymentRow(orderId)).step).toBe('done');
  expect(await paymentRow(orderId)).toMatchObject({ status: 'paid' });
  await reconcile(orderId);
  expect(await unrefundedPaise(orderId)).toEqual([paise, 0]);
}

test('refunds an unreported mismatch, and cancels the order as unpaid', async () => {
  const useCases = await importOrderPayments();
  const { order, orderId } = await payMismatch();
  const later = new Date(Date.now() + 11 * 60_000);
  // The first run only records Razorpay's answer. A later run cancels.
  await expect.poll(() => useCases.cancelUnlessPaid(order.id, later)).toBe('cancelled');
  await useCases.fulfil(orderId);
  await expectRefunded(orderId);
  expect(await readAsGuest(order)).toMatchObject({
    cancel_reason: 'unpaid',
    payment_status: 'failed',
    payment: { mismatched_at: /^20/ },
  });
  // The right amount arrives too late, so it is refunded too.
  await payAtRazorpay(orderId);
  await reconcile(orderId);
  expect(await unrefundedPaise(orderId)).toEqual([0, 0]);
  expect(await readAsGuest(order)).toMatchObject({ payment_status: 'refunded' });
});

test('looks a payment up at Razorpay on an event, and trusts only that answer', async () => {
  const [paidOrder, forged, otherMismatch] = [
    await payMismatch(),
    await openUnpaidOrder(),
    await payMismatch(),
  ];
  const correct = await payAtRazorpay(forged.orderId);
  const sendPaid = (orderId: string, paymentId: string) =>
    sendToMess(mess.vendor.id, mess.account, eventBody({ orderId, paymentId, amount: 63_50 }));
  const answers = [
    await sendPaid(paidOrder.orderId, paidOrder.mismatch.razorpay_payment_id),
    await sendPaid(forged.orderId, correct.razorpay_payment_id),
    await sendPaid(forged.orderId, otherMismatch.mismatch.razorpay_payment_id),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  // An unknown payment fails the call, so Razorpay would send the event again.
  expectRefusal(await sendPaid(forged.orderId, 'pay_never'), 'PAYMENT_PROVIDER_FAILED');
  const extraPayments = new Set([paidOrder.mismatch.razorpay_payment_id]);
  expect(await paymentRow(paidOrder.orderId)).toMatchObject({ extraPayments });
  expect(await paymentRow(forged.orderId)).not.toHaveProperty('extraPayments');
  expect(await unrefundedPaise(forged.orderId)).toEqual([forged.order.final_amount * 100]);
});

test('accepts the right payment while it refunds a mismatch', async () => {
  const { order, orderId, mismatch } = await payMismatch();
  await confirm(mismatch);
  // Imitates a crashed run that holds the lease, and a refund that waits for a person.
  await changeRow(keys.payment(orderId), {
    leaseId: 'another',
    leaseUntil: Date.now() + 3_600_000,
    failure: 'Razorpay refuses to give it back.',
    stoppedAt: new Date().toISOString(),
  });
  expect((await payInBrowser(orderId)).status).toBe(200);
  expect(await readAsGuest(order)).toMatchObject({ status: 'pending', payment_status: 'paid' });
  await expectOnlyRightPaymentUnrefunded(orderId, order.final_amount * 100);
});

test('refunds a mismatch on a paid order', async () => {
  const { order, paymentOrderId: orderId } = await placePaidOrder(mess.vendor);
  const { razorpay_payment_id: paymentId } = await payAtRazorpay(orderId, otherAmount);
  const body = eventBody({ orderId, paymentId, ...otherAmount });
  expect((await sendToMess(mess.vendor.id, mess.account, body)).status).toBe(200);
  await reconcile(orderId);
  await expect.poll(() => unrefundedPaise(orderId)).toEqual([0, order.final_amount * 100]);
  const orderNow = await readAsGuest(order);
  expect(orderNow.payment_status).toBe('paid');
  expect(orderNow.payment).not.toHaveProperty('mismatched_at');
});

test('lets the guest pay again after Razorpay reports a wrong authorized amount', async () => {
  const { order, orderId, mismatch } = await payMismatch();
  const authorized = { status: 'authorized', paymentId: mismatch.razorpay_payment_id };
  await changeRow(keys.payment(orderId), authorized);
  expectRefusal(await postPayment(order), 'ORDER_ALREADY_PAID');
  await reconcile(orderId);
  const row = await paymentRow(orderId);
  expect(row).toMatchObject({ status: 'failed' });
  expect(row).not.toHaveProperty('paymentId');
  expect((await postPayment(order)).status).toBe(200);
});

test('repeats a refund that fails at the bank', async () => {
  const useCases = await importOrderPayments();
  const { orderId, mismatch } = await payMismatch();
  await confirm(mismatch);
  await useCases.fulfil(orderId);
  await expectRefunded(orderId);
  const paymentId = mismatch.razorpay_payment_id;
  await failRefundOf(mess.account, paymentId);
  const failed = eventBody({ event: 'refund.failed', orderId, paymentId, ...otherAmount });
  await deliverToMess(mess.vendor.id, mess.account, failed);
  expect(await paymentRow(orderId)).toMatchObject({ refundFailures: 1 });
  await reconcile(orderId);
  await expectRefunded(orderId);
  expect(await refundsOf(mess.account, paymentId)).toHaveLength(2);
});

test('retries a refund that exceeds the balance, and notices a refund by hand', async () => {
  const poor = await makeOnlineMess('first', {}, { balancePaise: 0 });
  const [retried, byHand] = [await payMismatch(poor), await payMismatch(poor)];
  const orderIds = [retried.orderId, byHand.orderId];
  for (const { mismatch } of [retried, byHand]) await confirm(mismatch);
  await reconcile(...orderIds);
  for (const orderId of orderIds) {
    const stuck = { step: 'refund', failure: expect.stringMatching(/too little/) };
    expect(await paymentRow(orderId)).toMatchObject(stuck);
  }
  await openAccount({ ...poor.account, balancePaise: 500_00 });
  await changeRow(keys.payment(byHand.orderId), { stoppedAt: new Date().toISOString() });
  await reconcile(...orderIds);
  await expectRefunded(retried.orderId, poor);
  expect(await unrefundedPaise(byHand.orderId, poor)).toEqual([otherAmount.amount]);
  await refundAtRazorpay(byHand.mismatch.razorpay_payment_id, otherAmount.amount);
  await reconcile(...orderIds);
  await expectRefunded(byHand.orderId, poor);
  expect(await readAsGuest(byHand.order)).not.toHaveProperty('payment.refund_problem');
});
