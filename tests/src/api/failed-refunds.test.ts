import { keys } from '@thali/functions/table/keys';
import { expect, test } from 'vitest';
import { confirm, payAtRazorpay, paymentRow, refundAtRazorpay } from '../support/buy-plan.ts';
import { call } from '../support/call.ts';
import { importPayments } from '../support/import-payments.ts';
import { deliverToMess, openAccount } from '../support/mess-account.ts';
import {
  changeStatus,
  makeOnlineMess,
  makeRefundedOrder,
  type OnlineMess,
  placePaidOrder,
  readAsGuest,
  readAsStaff,
} from '../support/pay-online.ts';
import { eventBody } from '../support/razorpay-events.ts';
import { reconcile, runMinuteJob } from '../support/reconcile.ts';
import { failRefundOf, processedRefundPaise, refundsOf } from '../support/refunds-at-razorpay.ts';
import { systemEntriesOf } from '../support/system-entries.ts';
import { changeRow, readRow } from '../support/test-table.ts';

type Paid = Awaited<ReturnType<typeof placePaidOrder>>;

/** Delivers a webhook event about a payment. `refunded` is its refunded sum in paise. */
async function sendPaymentEvent(mess: OnlineMess, paid: Paid, event: string, refunded: number) {
  const { order, paymentOrderId: orderId, paymentId } = paid;
  const amount = order.final_amount * 100;
  const status = refunded === amount ? 'refunded' : 'captured';
  const body = eventBody({ event, orderId, paymentId, amount, refunded, status });
  await deliverToMess(mess.vendor.id, mess.account, body);
}

const refundedPaise = ({ account }: OnlineMess, paymentId: string) =>
  processedRefundPaise(account, paymentId);

function refundPortion({ token }: OnlineMess, { order }: Paid, refunded_before: number) {
  const body = { lines: [{ index: 0, quantity: 1 }], refunded_before, reason: 'Sold out' };
  return call('POST', `/orders/${order.id}/refunds`, { token, body });
}

test('refunds again after the bank fails a refund', async () => {
  const { mess, paid, paise } = await makeRefundedOrder();
  const { order, paymentOrderId, paymentId } = paid;
  await failRefundOf(mess.account, paymentId);
  await Promise.all([
    sendPaymentEvent(mess, paid, 'refund.failed', paise),
    sendPaymentEvent(mess, paid, 'refund.failed', 0),
  ]);
  await sendPaymentEvent(mess, paid, 'refund.failed', paise);
  const row = await paymentRow(paymentOrderId);
  expect(row).toMatchObject({ step: 'refund', refundedPaise: 0, refundFailures: 1 });
  const entry = keys.guestPayment(paymentOrderId, String(row.createdAt));
  expect(await readRow(entry)).toHaveProperty('raisedAt');
  const orderNow = (await readAsStaff(mess, order)).json.order;
  expect(orderNow.payment).toMatchObject({
    refund_due: order.final_amount,
    refund_problem: 'bank',
  });
  expect(orderNow.payment).not.toHaveProperty('refunded');
  expect(await readAsGuest(order)).toMatchObject({ status: 'cancelled', payment_status: 'paid' });

  await reconcile(paymentOrderId);
  const afterRetry = await readAsGuest(order);
  expect(afterRetry).toMatchObject({
    payment_status: 'refunded',
    payment: { refunded: paise / 100 },
  });
  expect(afterRetry.payment).not.toHaveProperty('refund_problem');
  // Late events about the first refund.
  await sendPaymentEvent(mess, paid, 'refund.failed', 0);
  await sendPaymentEvent(mess, paid, 'refund.processed', paise);
  await sendPaymentEvent(mess, paid, 'payment.captured', 0);
  await reconcile(paymentOrderId);
  expect(await readAsGuest(order)).toMatchObject({ payment_status: 'refunded' });
  expect(await paymentRow(paymentOrderId)).toMatchObject({ step: 'done', refundFailures: 1 });
  expect(await refundedPaise(mess, paymentId)).toBe(paise);
  const entries = await systemEntriesOf(mess.vendor.id);
  expect(entries.map(({ action }) => action)).toEqual([
    'recordOrderRefund',
    'recordFailedRefund',
    'recordOrderRefund',
  ]);
});

test('repeats a failed refund despite an old event that it was processed', {
  tags: 'long',
}, async () => {
  const { mess, paid, paise } = await makeRefundedOrder();
  await failRefundOf(mess.account, paid.paymentId);
  await sendPaymentEvent(mess, paid, 'refund.failed', paise);
  // The outdated event makes the platform look again and repeat the refund.
  await sendPaymentEvent(mess, paid, 'refund.processed', paise);
  await expect.poll(() => refundedPaise(mess, paid.paymentId)).toBe(paise);
  await reconcile(paid.paymentOrderId);
  expect(await refundsOf(mess.account, paid.paymentId)).toHaveLength(2);
  expect(await readAsGuest(paid.order)).toMatchObject({ payment_status: 'refunded' });
});

test('repeats only the first of two partial refunds if only the first fails', {
  tags: 'long',
}, async () => {
  const mess = await makeOnlineMess('any_time');
  const paid = await placePaidOrder(mess.vendor, 3);
  const { order, paymentOrderId, paymentId } = paid;
  await refundPortion(mess, paid, 0);
  await refundPortion(mess, paid, 60);
  await expect.poll(() => refundedPaise(mess, paymentId)).toBe(120_00);
  const first = (await refundsOf(mess.account, paymentId)).at(-1);
  await failRefundOf(mess.account, paymentId, ({ id }) => id === first?.id);
  await sendPaymentEvent(mess, paid, 'refund.failed', 60_00);
  expect(await readAsGuest(order)).toMatchObject({
    payment_status: 'partly_refunded',
    payment: { refund_due: 120, refunded: 60 },
  });
  await reconcile(paymentOrderId);
  expect(await refundedPaise(mess, paymentId)).toBe(120_00);
  expect((await readAsGuest(order)).payment).toMatchObject({ refunded: 120 });
});

test('repeats the first of two partial refunds if it fails before the second is confirmed', {
  tags: 'long',
}, async () => {
  await importPayments();
  const { refundProviderPayment } = await import(
    '@thali/functions/payments/provider/razorpay-client'
  );
  const mess = await makeOnlineMess('any_time');
  const paid = await placePaidOrder(mess.vendor, 3);
  const { order, paymentOrderId, paymentId } = paid;
  await refundPortion(mess, paid, 0);
  await expect.poll(() => refundedPaise(mess, paymentId)).toBe(60_00);
  const first = (await refundsOf(mess.account, paymentId)).at(-1);
  await reconcile(paymentOrderId);
  // Imitates a run that crashed after Razorpay accepted the second part.
  const row = keys.payment(paymentOrderId);
  await changeRow(row, { leaseUntil: Date.now() + 3_600_000 });
  await refundPortion(mess, paid, 60);
  await refundProviderPayment(mess.account, {
    paymentId,
    amountPaise: 60_00,
    idempotencyKey: `${paymentId}-6000-12000`,
    notes: { order: order.id },
  });
  await failRefundOf(mess.account, paymentId, ({ id }) => id === first?.id);
  await changeRow(row, { refundAsked: { fromPaise: 60_00, toPaise: 120_00 }, leaseUntil: 0 });
  await sendPaymentEvent(mess, paid, 'refund.failed', 60_00);
  await runMinuteJob(paymentOrderId);
  expect((await readAsGuest(order)).payment).toMatchObject({ refund_due: 120, refunded: 60 });
  await reconcile(paymentOrderId);
  expect(await refundedPaise(mess, paymentId)).toBe(120_00);
  expect((await readAsGuest(order)).payment).toMatchObject({ refunded: 120 });
});

test('retries a failed refund even if the rest of the refund has stopped', {
  tags: 'long',
}, async () => {
  const mess = await makeOnlineMess('any_time', {}, { balancePaise: 60_00 });
  const paid = await placePaidOrder(mess.vendor, 3);
  const { paymentOrderId, paymentId } = paid;
  await refundPortion(mess, paid, 0);
  await expect.poll(() => refundedPaise(mess, paymentId)).toBe(60_00);
  await refundPortion(mess, paid, 60);
  await reconcile(paymentOrderId);
  expect((await paymentRow(paymentOrderId)).failure).toMatch(/too little/);
  await changeRow(keys.payment(paymentOrderId), { stoppedAt: new Date().toISOString() });
  await failRefundOf(mess.account, paymentId);
  await sendPaymentEvent(mess, paid, 'refund.failed', 0);
  await openAccount({ ...mess.account, balancePaise: 500_00 });
  await reconcile(paymentOrderId);
  expect(await refundedPaise(mess, paymentId)).toBe(120_00);
});

test('repeats a refund under another key if it failed before its answer arrived', {
  tags: 'long',
}, async () => {
  await importPayments();
  const { refundProviderPayment } = await import(
    '@thali/functions/payments/provider/razorpay-client'
  );
  const mess = await makeOnlineMess();
  const paid = await placePaidOrder(mess.vendor);
  const { order, paymentOrderId, paymentId } = paid;
  const paise = order.final_amount * 100;
  // Imitates a run that crashed after this call.
  await refundProviderPayment(mess.account, {
    paymentId,
    amountPaise: paise,
    idempotencyKey: `${paymentId}-0-${paise}`,
    notes: { order: order.id },
  });
  await failRefundOf(mess.account, paymentId);
  await changeStatus(mess, order, 'cancelled');
  await runMinuteJob(paymentOrderId);
  const orderNow = (await readAsStaff(mess, order)).json.order;
  expect(orderNow.payment).toMatchObject({ refund_problem: 'bank' });
  await reconcile(paymentOrderId);
  expect(await readAsGuest(order)).toMatchObject({ payment_status: 'refunded' });
  expect(await refundedPaise(mess, paymentId)).toBe(paise);
});

test('stops after three failed refunds until the mess refunds by hand', {
  tags: 'long',
}, async () => {
  const { mess, paid, paise } = await makeRefundedOrder();
  const { order, paymentOrderId, paymentId } = paid;
  for (const failures of [1, 2, 3]) {
    await failRefundOf(mess.account, paymentId);
    await sendPaymentEvent(mess, paid, 'refund.failed', 0);
    expect(await paymentRow(paymentOrderId)).toMatchObject({ refundFailures: failures });
    await reconcile(paymentOrderId);
  }
  expect(await refundedPaise(mess, paymentId)).toBe(0);
  expect(await paymentRow(paymentOrderId)).toHaveProperty('stoppedAt');
  const orderNow = (await readAsStaff(mess, order)).json.order;
  expect(orderNow).toMatchObject({
    payment_status: 'paid',
    payment: { refund_problem: 'refused' },
  });
  const body = { refunded_before: order.final_amount };
  await call('POST', `/orders/${order.id}/refunds`, { token: mess.token, body });
  await expect.poll(() => readAsGuest(order)).toMatchObject({ payment_status: 'refunded' });
  expect(await refundedPaise(mess, paymentId)).toBe(paise);
});

test('subtracts a failed refund made at Razorpay from the refunded sum, and does not repeat it', {
  tags: 'long',
}, async () => {
  const mess = await makeOnlineMess('any_time');
  const paid = await placePaidOrder(mess.vendor);
  await refundAtRazorpay(paid.paymentId, 10_00);
  await sendPaymentEvent(mess, paid, 'refund.processed', 10_00);
  expect(await readAsGuest(paid.order)).toMatchObject({ payment_status: 'partly_refunded' });
  await failRefundOf(mess.account, paid.paymentId);
  await sendPaymentEvent(mess, paid, 'refund.failed', 10_00);
  const orderNow = await readAsGuest(paid.order);
  expect(orderNow).toMatchObject({ payment_status: 'paid' });
  expect(orderNow.payment).not.toHaveProperty('refunded');
  expect(orderNow.payment).not.toHaveProperty('refund_problem');
  expect(await paymentRow(paid.paymentOrderId)).toMatchObject({ step: 'done', refundedPaise: 0 });
});

test('repeats a failed refund of a second payment', { tags: 'long' }, async () => {
  const mess = await makeOnlineMess();
  const paid = await placePaidOrder(mess.vendor);
  const second = await payAtRazorpay(paid.paymentOrderId);
  await confirm(second);
  const paymentId = second.razorpay_payment_id;
  const paise = paid.order.final_amount * 100;
  await expect.poll(() => refundedPaise(mess, paymentId)).toBe(paise);
  await expect.poll(async () => (await paymentRow(paid.paymentOrderId)).step).toBe('done');
  await failRefundOf(mess.account, paymentId);
  await sendPaymentEvent(mess, { ...paid, paymentId }, 'refund.failed', 0);
  await sendPaymentEvent(mess, { ...paid, paymentId }, 'refund.failed', 0);
  await reconcile(paid.paymentOrderId);
  expect(await refundedPaise(mess, paymentId)).toBe(paise);
  expect(await readAsGuest(paid.order)).toMatchObject({ payment_status: 'paid' });
  expect(await refundedPaise(mess, paid.paymentId)).toBe(0);
});

test('repeats a failed refund of a payment that another payment replaced', {
  tags: 'long',
}, async () => {
  const mess = await makeOnlineMess();
  const paid = await placePaidOrder(mess.vendor);
  const paise = paid.order.final_amount * 100;
  await refundAtRazorpay(paid.paymentId, paise);
  await sendPaymentEvent(mess, paid, 'refund.processed', paise);
  const second = await payAtRazorpay(paid.paymentOrderId);
  await confirm(second);
  await expect.poll(() => refundedPaise(mess, second.razorpay_payment_id)).toBe(paise);
  await expect.poll(async () => (await paymentRow(paid.paymentOrderId)).step).toBe('done');
  await failRefundOf(mess.account, paid.paymentId);
  await sendPaymentEvent(mess, paid, 'refund.failed', 0);
  await reconcile(paid.paymentOrderId);
  expect(await refundedPaise(mess, paid.paymentId)).toBe(paise);
});
