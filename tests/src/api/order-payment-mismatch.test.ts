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
import { deliverToMess, openAccount, sendToMess } from '../support/mess-account.ts';
import { attemptsOf, orderPaymentsHere } from '../support/order-payments-here.ts';
import {
  asSeenByGuest,
  asSeenByStaff,
  begin,
  begun,
  type OnlineMess,
  onlineMess,
  paidInBrowser,
  paidOrder,
  placedOnline,
} from '../support/pay-online.ts';
import { eventBody } from '../support/razorpay-events.ts';
import { everyMinute, reconcile } from '../support/reconcile.ts';
import { failRefundOf, refundsOf } from '../support/refunds-at-razorpay.ts';
import { changeRow } from '../support/test-table.ts';

const goesBack = 'What you paid did not match the bill, and goes back to you.';
const fee = { amount: 63_50 };

let mess: OnlineMess;
beforeAll(async () => {
  mess = await onlineMess();
});

async function waiting(at = mess) {
  const order = await placedOnline(at.vendor);
  return { order, orderId: await begun(order) };
}

/** An order whose guest was charged another amount, which nobody has told of. */
async function charged(at = mess, how: PayOptions = fee) {
  const paying = await waiting(at);
  return { ...paying, unfit: await payAtRazorpay(paying.orderId, how) };
}

/** What the mess keeps of each payment, the latest first. */
async function kept(orderId: string, at = mess): Promise<number[]> {
  const attempts = await attemptsOf(at, { orderId });
  return attempts.map(({ amount, amount_refunded }) => amount - (amount_refunded ?? 0));
}

async function expectGivenBack(orderId: string, at = mess): Promise<void> {
  await expect.poll(async () => (await paymentRow(orderId)).step).toBe('done');
  expect(await kept(orderId, at)).toEqual([0]);
}

test.each([fee, { amount: 50_00 }, { currency: 'USD' }])(
  'money that is not the bill’s (%j) goes back, and the right amount pays after it',
  async (how) => {
    const { order, orderId, unfit } = await charged(mess, how);
    const answer = await confirm(unfit);
    expectRefusal(answer, 'PAYMENT_NOT_VALID');
    expect(answer.text).toContain(goesBack);
    expectRefusal(await confirm(unfit), 'PAYMENT_NOT_VALID');
    const seen = await asSeenByGuest(order);
    expect(seen).toMatchObject({ payment_status: 'pending', payment: { mismatched_at: /^20/ } });
    expectRefusal(await asSeenByStaff(mess, order), 'ORDER_NOT_FOUND');
    await everyMinute(orderId);
    await expectGivenBack(orderId);
    expect(await paymentRow(orderId)).toMatchObject({ status: 'failed' });
    expect((await begin(order)).json.checkout).toMatchObject({ id: orderId });
    expect((await paidInBrowser(orderId)).status).toBe(200);
    expect((await asSeenByStaff(mess, order)).json.order).toMatchObject({ payment_status: 'paid' });
    await expectPaidAndRest(orderId, order.final_amount * 100);
  },
);

async function expectPaidAndRest(orderId: string, paise: number): Promise<void> {
  await expect.poll(async () => (await paymentRow(orderId)).step).toBe('done');
  expect(await paymentRow(orderId)).toMatchObject({ status: 'paid' });
  await reconcile(orderId);
  expect(await kept(orderId)).toEqual([paise, 0]);
}

test('an unreported mismatch is refunded, and the order is cancelled unpaid', async () => {
  const here = await orderPaymentsHere();
  const { order, orderId } = await charged();
  const later = new Date(Date.now() + 11 * 60_000);
  // The order notes first what Razorpay says, so it is the next minute's to cancel.
  await expect.poll(() => here.cancelUnlessPaid(order.id, later)).toBe('cancelled');
  await here.fulfil(orderId);
  await expectGivenBack(orderId);
  expect(await asSeenByGuest(order)).toMatchObject({
    cancel_reason: 'unpaid',
    payment_status: 'failed',
    payment: { mismatched_at: /^20/ },
  });
  // The right amount, too late: that goes back as well.
  await payAtRazorpay(orderId);
  await reconcile(orderId);
  expect(await kept(orderId)).toEqual([0, 0]);
  expect(await asSeenByGuest(order)).toMatchObject({ payment_status: 'refunded' });
});

test('an event only triggers a look-up, and the answer of Razorpay counts', async () => {
  const [real, forged, other] = [await charged(), await waiting(), await charged()];
  const right = await payAtRazorpay(forged.orderId);
  const tell = (orderId: string, paymentId: string) =>
    sendToMess(mess.vendor.id, mess.account, eventBody({ orderId, paymentId, amount: 63_50 }));
  const told = [
    await tell(real.orderId, real.unfit.razorpay_payment_id),
    await tell(forged.orderId, right.razorpay_payment_id),
    await tell(forged.orderId, other.unfit.razorpay_payment_id),
  ];
  expect(told.map(({ status }) => status)).toEqual([200, 200, 200]);
  // Razorpay knows of no such payment, so its event would come again.
  expectRefusal(await tell(forged.orderId, 'pay_never'), 'PAYMENT_PROVIDER_FAILED');
  const unfit = new Set([real.unfit.razorpay_payment_id]);
  expect(await paymentRow(real.orderId)).toMatchObject({ extraPayments: unfit });
  expect(await paymentRow(forged.orderId)).not.toHaveProperty('extraPayments');
  expect(await kept(forged.orderId)).toEqual([forged.order.final_amount * 100]);
});

test('the order does not wait for money during its refund', async () => {
  const { order, orderId, unfit } = await charged();
  await confirm(unfit);
  // As a run that died, or was stopped for a person.
  await changeRow(keys.payment(orderId), {
    leaseId: 'another',
    leaseUntil: Date.now() + 3_600_000,
    failure: 'Razorpay refuses to give it back.',
    stoppedAt: new Date().toISOString(),
  });
  expect((await paidInBrowser(orderId)).status).toBe(200);
  expect(await asSeenByGuest(order)).toMatchObject({ status: 'pending', payment_status: 'paid' });
  await expectPaidAndRest(orderId, order.final_amount * 100);
});

test('a mismatch on a paid order is refunded too', async () => {
  const { order, paymentOrderId: orderId } = await paidOrder(mess.vendor);
  const { razorpay_payment_id: paymentId } = await payAtRazorpay(orderId, fee);
  const body = eventBody({ orderId, paymentId, ...fee });
  expect((await sendToMess(mess.vendor.id, mess.account, body)).status).toBe(200);
  await reconcile(orderId);
  await expect.poll(() => kept(orderId)).toEqual([0, order.final_amount * 100]);
  const seen = await asSeenByGuest(order);
  expect(seen.payment_status).toBe('paid');
  expect(seen.payment).not.toHaveProperty('mismatched_at');
});

test('a confirmation without a look-up no longer delays the order', async () => {
  const { order, orderId, unfit } = await charged();
  const authorized = { status: 'authorized', paymentId: unfit.razorpay_payment_id };
  await changeRow(keys.payment(orderId), authorized);
  expectRefusal(await begin(order), 'ORDER_ALREADY_PAID');
  await reconcile(orderId);
  const row = await paymentRow(orderId);
  expect(row).toMatchObject({ status: 'failed' });
  expect(row).not.toHaveProperty('paymentId');
  expect((await begin(order)).status).toBe(200);
});

test('a refund that fails at the bank is sent again', async () => {
  const here = await orderPaymentsHere();
  const { orderId, unfit } = await charged();
  await confirm(unfit);
  await here.fulfil(orderId);
  await expectGivenBack(orderId);
  const paymentId = unfit.razorpay_payment_id;
  await failRefundOf(mess.account, paymentId);
  const failed = eventBody({ event: 'refund.failed', orderId, paymentId, ...fee });
  await deliverToMess(mess.vendor.id, mess.account, failed);
  expect(await paymentRow(orderId)).toMatchObject({ refundFailures: 1 });
  await reconcile(orderId);
  await expectGivenBack(orderId);
  expect(await refundsOf(mess.account, paymentId)).toHaveLength(2);
});

test('a refund above the balance is retried, until the mess refunds by hand', async () => {
  const poor = await onlineMess('first', {}, { balancePaise: 0 });
  const [tried, byHand] = [await charged(poor), await charged(poor)];
  const orderIds = [tried.orderId, byHand.orderId];
  for (const { unfit } of [tried, byHand]) await confirm(unfit);
  await reconcile(...orderIds);
  for (const orderId of orderIds) {
    const stuck = { step: 'refund', failure: expect.stringMatching(/too little/) };
    expect(await paymentRow(orderId)).toMatchObject(stuck);
  }
  await openAccount({ ...poor.account, balancePaise: 500_00 });
  await changeRow(keys.payment(byHand.orderId), { stoppedAt: new Date().toISOString() });
  await reconcile(...orderIds);
  await expectGivenBack(tried.orderId, poor);
  expect(await kept(byHand.orderId, poor)).toEqual([fee.amount]);
  await refundAtRazorpay(byHand.unfit.razorpay_payment_id, fee.amount);
  await reconcile(...orderIds);
  await expectGivenBack(byHand.orderId, poor);
  expect(await asSeenByGuest(byHand.order)).not.toHaveProperty('payment.refund_problem');
});
