import { randomUUID } from 'node:crypto';
import type { OrderPaymentRow } from '@thali/functions/payments/payment-rows';
import { keys } from '@thali/functions/table/keys';
import { camelKeys } from '@thali/shared/http/camel-keys';
import { isCancelledBeforePayment } from '@thali/shared/order-payments/online-order';
import type { Order } from '@thali/shared/orders/order.contract';
import { toIst } from '@thali/shared/time/ist';
import { expect, test } from 'vitest';
import { confirm, payAtRazorpay, paymentRow } from '../support/buy-plan.ts';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { attemptsOf } from '../support/import-order-payments.ts';
import { importPayments } from '../support/import-payments.ts';
import { atRazorpay, enterKeys, openAccount, removeKeys } from '../support/mess-account.ts';
import {
  beginPayment,
  changeStatus,
  guestHeaders,
  listOrderIds,
  makeOnlineMess,
  payInBrowser,
  placeOnlineOrder,
  placePaidOrder,
  postPayment,
  readAsGuest,
  readAsStaff,
  setPaymentPolicy,
} from '../support/pay-online.ts';
import { orderBody, postOrder } from '../support/place-test-order.ts';
import { reconcile, runMinuteJob } from '../support/reconcile.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { systemEntriesOf } from '../support/system-entries.ts';
import { changeRow, putRows, readRow } from '../support/test-table.ts';

const minuteMs = 60_000;
const later = () => new Date(Date.now() + 11 * minuteMs);

async function importJob() {
  setUpHandlers();
  return import('@thali/functions/order-payments/cancel-unpaid-orders');
}

/** The refunded paise of a payment at Razorpay. */
async function refundedPaise(
  account: Parameters<typeof atRazorpay>[3],
  paymentId: string,
): Promise<number> {
  const payment = await atRazorpay<{ amount_refunded: number }>(
    'GET',
    `/v1/payments/${paymentId}`,
    undefined,
    account,
  );
  return payment.amount_refunded;
}

test('gives a free order to the kitchen at once, although the mess asks for advance payment', async () => {
  const mess = await makeOnlineMess('first', { items: [{ pricePaise: 0 }] });
  const order = await placeOnlineOrder(mess.vendor);
  expect(order).toMatchObject({ final_amount: 0, payment_method: 'cod' });
  expect(new Set(await listOrderIds(mess))).toEqual(new Set([order.id]));
});

test('hides an order with advance payment from its mess until it is paid', async () => {
  const mess = await makeOnlineMess('first', { items: [{ stock: 5 }] });
  const order = await placeOnlineOrder(mess.vendor, 2);
  expect(order).toMatchObject({ status: 'pending', payment_status: 'pending' });
  expect(Date.parse(String(order.awaits_payment_until))).toBeGreaterThan(Date.now() + 9 * minuteMs);
  expect(await mess.vendor.item.stock()).toBe(3);
  expect(await listOrderIds(mess)).toEqual([]);
  expectRefusal(await readAsStaff(mess, order), 'ORDER_NOT_FOUND');
  for (const status of ['confirmed', 'cancelled']) {
    expectRefusal(await changeStatus(mess, order, status), 'ORDER_NOT_FOUND');
  }
  const acknowledge = call('POST', `/orders/${order.id}/acknowledge`, { token: mess.token });
  expectRefusal(await acknowledge, 'ORDER_NOT_FOUND');

  await payInBrowser(await beginPayment(order));
  const orderNow = (await readAsStaff(mess, order)).json.order;
  expect(orderNow).toMatchObject({
    status: 'pending',
    payment_status: 'paid',
    payment_method: 'online',
  });
  expect(orderNow).not.toHaveProperty('awaits_payment_until');
  expect(orderNow.created_at > order.created_at).toBe(true);
  expect(orderNow.created_at).toBe(orderNow.updated_at);
  expect(await listOrderIds(mess)).toEqual([order.id, order.id]);
  expect((await changeStatus(mess, order, 'confirmed')).status).toBe(200);
});

test('sends an order to the kitchen at once if guests may pay at any time', async () => {
  const mess = await makeOnlineMess('any_time');
  const order = await placeOnlineOrder(mess.vendor);
  expect(order).not.toHaveProperty('awaits_payment_until');
  expect((await readAsStaff(mess, order)).json.order).toMatchObject({
    payment_status: 'pending',
    payment_method: 'online',
  });
  await payInBrowser(await beginPayment(order));
  const paid = (await readAsStaff(mess, order)).json.order;
  expect(paid).toMatchObject({ payment_status: 'paid', created_at: order.created_at });
  for (const status of ['confirmed', 'preparing', 'ready', 'completed']) {
    await changeStatus(mess, order, status);
  }
  expect(await readAsGuest(order)).toMatchObject({
    status: 'completed',
    payment_status: 'paid',
    payment_method: 'online',
  });
});

test('counts a completed unpaid order as cash, unless an online payment arrives later', async () => {
  const mess = await makeOnlineMess('any_time');
  const order = await placeOnlineOrder(mess.vendor);
  const paymentOrderId = await beginPayment(order);
  for (const status of ['confirmed', 'preparing', 'ready', 'completed']) {
    await changeStatus(mess, order, status);
  }
  const settled = { status: 'completed', payment_status: 'settled', payment_method: 'cod' };
  expect(await readAsGuest(order)).toMatchObject(settled);
  expectRefusal(await postPayment(order), 'ORDER_ALREADY_PAID');
  await payInBrowser(paymentOrderId);
  const paid = { status: 'completed', payment_status: 'paid', payment_method: 'online' };
  expect(await readAsGuest(order)).toMatchObject(paid);
});

test('refuses cash if orders are paid first, and online payment if it is off', async () => {
  const mess = await makeOnlineMess('first');
  const body = orderBody(mess.vendor);
  const refused = await postOrder(body);
  expectRefusal(refused, 'PAYMENT_METHOD_UNAVAILABLE');
  expect(refused.json.methods).toEqual(['online']);
  await setPaymentPolicy(mess.token, 'any_time');
  expect((await postOrder(body)).status).toBe(201);
  await call('PUT', '/vendor-payments/accepts', { token: mess.token, body: { online: false } });
  const online = { ...body, payment_method: 'online' };
  expectRefusal(await postOrder(online), 'ONLINE_PAYMENT_UNAVAILABLE');
});

test('returns the same order for a repeated placement, paid or not', async () => {
  const { vendor } = await makeOnlineMess();
  const body = { ...orderBody(vendor), payment_method: 'online' };
  const key = randomUUID();
  const answers = await Promise.all([postOrder(body, { key }), postOrder(body, { key })]);
  const [first, second] = answers.map(({ json }) => json.order);
  if (!first) throw new Error('No order was placed');
  expect(first.id).toBe(second?.id);
  await payInBrowser(await beginPayment(first));
  expect((await postOrder(body, { key })).json.order).toMatchObject({
    id: first.id,
    payment_status: 'paid',
  });
});

test('opens one payment order for two tabs, and a new payment order for a changed account', async () => {
  const mess = await makeOnlineMess();
  const order = await placeOnlineOrder(mess.vendor);
  const ids = await Promise.all([beginPayment(order), beginPayment(order), beginPayment(order)]);
  expect(new Set(ids).size).toBe(1);
  const checkout = (await postPayment(order)).json.checkout;
  expect(checkout).toMatchObject({ amount: order.final_amount, key_id: mess.account.keyId });

  const otherAccount = await openAccount();
  await enterKeys(mess.token, otherAccount);
  const next = (await postPayment(order)).json.checkout;
  expect(next.id).not.toBe(checkout.id);
  expect(next.key_id).toBe(otherAccount.keyId);
  // The earlier payment order still works.
  await payInBrowser(checkout.id);
  expect(await readAsGuest(order)).toMatchObject({ payment_status: 'paid' });
  expectRefusal(await postPayment(order), 'ORDER_ALREADY_PAID');
  // A second payment, on the new payment order, is refunded.
  const { razorpay_payment_id: second, ...rest } = await payAtRazorpay(next.id);
  await confirm({ razorpay_payment_id: second, ...rest });
  await expect.poll(() => refundedPaise(otherAccount, second)).toBe(order.final_amount * 100);
  expect(await readAsGuest(order)).toMatchObject({ payment_status: 'paid' });
});

test('cancels an order not paid in time, returns its portions and never shows it to the mess', async () => {
  const mess = await makeOnlineMess('first', { items: [{ stock: 5 }] });
  const order = await placeOnlineOrder(mess.vendor, 2);
  const { cancelUnlessPaid } = await importJob();
  const outcomes = await Promise.all(
    [later(), later()].map((now) => cancelUnlessPaid(order.id, now)),
  );
  expect(outcomes).toContain('cancelled');
  expect(await mess.vendor.item.stock()).toBe(5);
  const ended = await readAsGuest(order);
  expect(ended).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'unpaid',
    payment_status: 'failed',
  });
  expect(isCancelledBeforePayment(camelKeys(ended) as Order)).toBe(false);
  expect(await listOrderIds(mess)).toEqual([]);
  expectRefusal(await readAsStaff(mess, order), 'ORDER_NOT_FOUND');
  expect(await readRow(keys.order(order.id))).toHaveProperty('expiresAt');
  expect(await readRow(keys.awaitingOrder(order.id, order.created_at))).toBeUndefined();
  expectRefusal(await postPayment(order), 'PAYMENT_METHOD_UNAVAILABLE');
  expect(await cancelUnlessPaid(order.id, later())).toBe('not-awaiting');
});

test('asks Razorpay before it cancels, and sends a paid order to the kitchen', async () => {
  const mess = await makeOnlineMess();
  const order = await placeOnlineOrder(mess.vendor);
  await payAtRazorpay(await beginPayment(order));
  const { cancelUnlessPaid } = await importJob();
  expect(await cancelUnlessPaid(order.id, later())).toBe('paid');
  expect((await readAsStaff(mess, order)).json.order).toMatchObject({ payment_status: 'paid' });
});

test('cancels an order as unpaid if the mess refunded it at Razorpay before the event', async () => {
  const mess = await makeOnlineMess('first', { items: [{ stock: 5 }] });
  const order = await placeOnlineOrder(mess.vendor, 2);
  const { razorpay_payment_id: paymentId } = await payAtRazorpay(await beginPayment(order));
  await atRazorpay('POST', `/v1/payments/${paymentId}/refund`, {}, mess.account);
  const { cancelUnlessPaid } = await importJob();
  expect(await cancelUnlessPaid(order.id, later())).toBe('cancelled');
  expect(await readAsGuest(order)).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'unpaid',
  });
  expect(await mess.vendor.item.stock()).toBe(5);
  expect(await cancelUnlessPaid(order.id, later())).toBe('not-awaiting');
});

/** Holds the lease, so that the platform's job does not release the order meanwhile. */
const blockJobs = (orderId: string) =>
  changeRow(keys.payment(orderId), { leaseUntil: Date.now() + 3_600_000 });

test('leaves an order unpaid if the mess refunded its first payment and the second is refunded too', {
  tags: 'long',
}, async () => {
  const mess = await makeOnlineMess();
  const order = await placeOnlineOrder(mess.vendor);
  const orderId = await beginPayment(order);
  const { readPayment, recordPayment, fulfil } = await importPayments();
  const payment = await readPayment(orderId);
  if (!payment) throw new Error('No payment');
  await blockJobs(orderId);
  const ids = [await payAtRazorpay(orderId), await payAtRazorpay(orderId)].map(
    (checkout) => checkout.razorpay_payment_id,
  );
  const recordAttempts = async () => {
    for (const attempt of await attemptsOf(mess, { orderId }))
      await recordPayment(payment, attempt);
  };
  await recordAttempts();
  const { paymentId: first } = await paymentRow(orderId);
  await atRazorpay('POST', `/local/payments/${first}/refund?webhook=none`);
  await recordAttempts();
  await changeRow(keys.payment(orderId), { leaseUntil: 0 });
  await fulfil(orderId);
  for (const id of ids) {
    await expect.poll(() => refundedPaise(mess.account, id)).toBe(order.final_amount * 100);
  }
  expectRefusal(await readAsStaff(mess, order), 'ORDER_NOT_FOUND');
  const { cancelUnlessPaid } = await importJob();
  expect(await cancelUnlessPaid(order.id, later())).toBe('cancelled');
});

test('keeps a partial refund made during the confirmation of the payment', {
  tags: 'long',
}, async () => {
  const mess = await makeOnlineMess();
  const order = await placeOnlineOrder(mess.vendor);
  const orderId = await beginPayment(order);
  const { readPayment, recordPayment } = await importPayments();
  const { beginRun } = await import('@thali/functions/fulfilment/runs.table');
  const { settlePayment } = await import('@thali/functions/order-payments/settle-payment');
  const payment = await readPayment(orderId);
  if (!payment) throw new Error('No payment');
  const { razorpay_payment_id: paymentId } = await payAtRazorpay(orderId);
  const recordAttempts = async () => {
    for (const attempt of await attemptsOf(mess, { orderId }))
      await recordPayment(payment, attempt);
  };
  await blockJobs(orderId);
  await recordAttempts();
  await changeRow(keys.payment(orderId), { leaseUntil: 0 });
  const run = await beginRun<OrderPaymentRow>(orderId, randomUUID(), {});
  if (!run) throw new Error('No run');
  await atRazorpay('POST', `/local/payments/${paymentId}/refund?amount=1000&webhook=none`);
  await recordAttempts();
  // The kitchen must not wait for the next run.
  await settlePayment(run);
  expect((await readAsStaff(mess, order)).json.order).toMatchObject({
    payment_status: 'partly_refunded',
    payment: { refunded: 10 },
  });
});

test('cancels overdue orders in the job of every minute', async () => {
  const mess = await makeOnlineMess();
  const [old, young] = [await placeOnlineOrder(mess.vendor), await placeOnlineOrder(mess.vendor)];
  const createdAt = new Date(Date.now() - 11 * minuteMs).toISOString();
  await changeRow(keys.order(old.id), { createdAt });
  await putRows([{ ...keys.awaitingOrder(old.id, createdAt), orderId: old.id }]);
  await runMinuteJob();
  expect(await readAsGuest(old)).toMatchObject({ status: 'cancelled', cancel_reason: 'unpaid' });
  expect(await readAsGuest(young)).toMatchObject({ status: 'pending' });
  await runMinuteJob();
  expect(await systemEntriesOf(mess.vendor.id)).toMatchObject([
    { admin_name: 'Thali (automatic)', action: 'cancelUnpaidOrder' },
  ]);
});

test('lets a guest cancel an unpaid order at once', async () => {
  const mess = await makeOnlineMess('first', { items: [{ stock: 5 }] });
  const order = await placeOnlineOrder(mess.vendor, 2);
  const cancelByGuest = () => call('POST', `/orders/${order.id}/cancel`, guestHeaders(order));
  const { order: ended } = (await cancelByGuest()).json;
  expect(ended).toMatchObject({ status: 'cancelled', cancel_reason: 'unpaid' });
  expect(isCancelledBeforePayment(camelKeys(ended) as Order)).toBe(true);
  expect((await cancelByGuest()).status).toBe(200);
  expect(await mess.vendor.item.stock()).toBe(5);
});

test('refunds a later capture and keeps the order cancelled', async () => {
  const mess = await makeOnlineMess('first', { items: [{ stock: 5 }] });
  const order = await placeOnlineOrder(mess.vendor, 2);
  const paymentOrderId = await beginPayment(order);
  await call('POST', `/orders/${order.id}/cancel`, guestHeaders(order));
  const checkout = await payAtRazorpay(paymentOrderId);
  await confirm(checkout);
  const orderNow = await readAsGuest(order);
  expect(orderNow).toMatchObject({
    status: 'cancelled',
    payment_status: 'refunded',
    payment: { refunded: order.final_amount },
  });
  expect(await refundedPaise(mess.account, checkout.razorpay_payment_id)).toBe(
    order.final_amount * 100,
  );
  expectRefusal(await readAsStaff(mess, order), 'ORDER_NOT_FOUND');
  expect(await listOrderIds(mess)).toEqual([]);
  expect(await mess.vendor.item.stock()).toBe(5);
  const { expiresAt } = (await readRow(keys.order(order.id))) ?? {};
  expect(Number(expiresAt)).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);
  const { date } = toIst(new Date(order.created_at));
  const takings = async () =>
    (await call('GET', `/vendor-payments/takings?date=${date}`, { token: mess.token })).json
      .takings;
  await expect.poll(takings, { timeout: 20_000 }).toMatchObject([
    {
      order_id: order.id,
      payment_status: 'refunded',
      payment: { reference: checkout.razorpay_payment_id, refunded: order.final_amount },
    },
  ]);
  await confirm(checkout);
  await reconcile(paymentOrderId);
  expect(await refundedPaise(mess.account, checkout.razorpay_payment_id)).toBe(
    order.final_amount * 100,
  );
});

test('stops asking Razorpay about a payment half an hour after its guest cancelled the order', {
  tags: 'long',
}, async () => {
  const mess = await makeOnlineMess('first');
  const order = await placeOnlineOrder(mess.vendor);
  const paymentOrderId = await beginPayment(order);
  await call('POST', `/orders/${order.id}/cancel`, guestHeaders(order));
  const { createdAt } = await paymentRow(paymentOrderId);
  const entry = keys.guestPayment(paymentOrderId, String(createdAt));
  await reconcile(paymentOrderId);
  expect(await readRow(entry)).toHaveProperty('askAt');
  const updatedAt = new Date(Date.now() - 31 * minuteMs).toISOString();
  await changeRow(keys.order(order.id), { updatedAt });
  await reconcile(paymentOrderId);
  expect(await readRow(entry)).toBeUndefined();
});

test('refunds a cancelled order in full, in the job of every minute', async () => {
  const mess = await makeOnlineMess();
  const { order, paymentOrderId, paymentId } = await placePaidOrder(mess.vendor);
  const cancelled = (await changeStatus(mess, order, 'cancelled')).json.order;
  expect(cancelled).toMatchObject({
    payment_status: 'paid',
    service_charge_status: 'failed',
    payment: { refund_due: order.final_amount },
  });
  await runMinuteJob(paymentOrderId);
  expect(await readAsGuest(order)).toMatchObject({
    payment_status: 'refunded',
    payment: { refunded: order.final_amount },
  });
  expect(await refundedPaise(mess.account, paymentId)).toBe(order.final_amount * 100);
  const { createdAt, step } = await paymentRow(paymentOrderId);
  expect(step).toBe('done');
  const entry = keys.guestPayment(paymentOrderId, String(createdAt));
  expect(await readRow(entry)).toBeUndefined();
});

test('refunds missing dishes once per call, up to the paid amount', async () => {
  const mess = await makeOnlineMess('any_time');
  const { order, paymentOrderId, paymentId } = await placePaidOrder(mess.vendor, 3);
  const refund = (quantity: number, refunded_before: number, token = mess.token) =>
    call('POST', `/orders/${order.id}/refunds`, {
      token,
      body: { lines: [{ index: 0, quantity }], refunded_before, reason: 'Sold out' },
    });
  const [first, second] = await Promise.all([refund(1, 0), refund(1, 0)]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  await expect.poll(() => refundedPaise(mess.account, paymentId)).toBe(60_00);
  await expect
    .poll(() => readAsGuest(order))
    .toMatchObject({
      payment_status: 'partly_refunded',
      payment: { refunded: 60, refund_reason: 'Sold out' },
    });
  expectRefusal(await refund(1, 0), 'ORDER_STATUS_CONFLICT');
  expectRefusal(await refund(4, 60), 'VALIDATION_ERROR');
  expectRefusal(await refund(3, 60), 'VALIDATION_ERROR');
  expect((await refund(2, 60)).json.order.payment).toMatchObject({ refund_due: 180 });
  await expect
    .poll(async () => (await readAsGuest(order)).payment)
    .toMatchObject({ refunded: 180 });
  expectRefusal(await refund(1, 180), 'VALIDATION_ERROR');
  await changeStatus(mess, order, 'cancelled');
  await runMinuteJob(paymentOrderId);
  expect(await refundedPaise(mess.account, paymentId)).toBe(order.final_amount * 100);
  expect(await readAsGuest(order)).toMatchObject({ payment_status: 'refunded' });
});

test('accepts and refunds payments of removed keys', { tags: 'long' }, async () => {
  const mess = await makeOnlineMess('first', { items: [{ stock: 5 }] });
  const [early, open] = [await placePaidOrder(mess.vendor), await placeOnlineOrder(mess.vendor)];
  const checkout = await payAtRazorpay(await beginPayment(open));
  await removeKeys(mess.token);
  expectRefusal(await postPayment(open), 'PAYMENT_METHOD_UNAVAILABLE');
  await confirm(checkout);
  for (const order of [early.order, open]) {
    expect(await readAsGuest(order)).toMatchObject({ status: 'pending', payment_status: 'paid' });
    expect((await changeStatus(mess, order, 'cancelled')).status).toBe(200);
  }
  await runMinuteJob(early.paymentOrderId, checkout.razorpay_order_id);
  for (const id of [early.paymentId, checkout.razorpay_payment_id]) {
    expect(await refundedPaise(mess.account, id)).toBe(open.final_amount * 100);
  }
  expect(await readAsGuest(open)).toMatchObject({ payment_status: 'refunded' });
  expect(await mess.vendor.item.stock()).toBe(5);
});

test('reports a refund above the account’s balance, and retries it', { tags: 'long' }, async () => {
  const mess = await makeOnlineMess('first', {}, { balancePaise: 0 });
  const { order, paymentOrderId, paymentId } = await placePaidOrder(mess.vendor);
  await changeStatus(mess, order, 'cancelled');
  await runMinuteJob(paymentOrderId);
  const orderNow = (await readAsStaff(mess, order)).json.order;
  expect(orderNow.payment).toMatchObject({
    refund_due: order.final_amount,
    refund_problem: 'balance',
  });
  expect(orderNow.payment_status).toBe('paid');
  expect((await paymentRow(paymentOrderId)).failure).toMatch(/holds too little/);
  await openAccount({ ...mess.account, balancePaise: 1000_00 });
  const body = { refunded_before: order.final_amount };
  await call('POST', `/orders/${order.id}/refunds`, { token: mess.token, body });
  await expect.poll(() => readAsGuest(order)).toMatchObject({ payment_status: 'refunded' });
  const afterRetry = (await readAsStaff(mess, order)).json.order;
  expect(afterRetry.payment).not.toHaveProperty('refund_problem');
  expect(await refundedPaise(mess.account, paymentId)).toBe(order.final_amount * 100);
});
