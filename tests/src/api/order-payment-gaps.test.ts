/** @module-tag long */

import { keys } from '@thali/functions/table/keys';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { payAtRazorpay, paymentRow, refundAtRazorpay } from '../support/buy-plan.ts';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { attemptsOf, importOrderPayments } from '../support/import-order-payments.ts';
import { enterKeys, openAccount } from '../support/mess-account.ts';
import {
  beginPayment,
  changeStatus,
  makeOnlineMess,
  makeRefundedOrder,
  payInBrowser,
  placeOnlineOrder,
  placePaidOrder,
  postPayment,
  readAsGuest,
  readAsStaff,
} from '../support/pay-online.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { recheckRefundsLater, reconcile, runMinuteJob } from '../support/reconcile.ts';
import { failRefundOf } from '../support/refunds-at-razorpay.ts';
import { changeRow, readRow } from '../support/test-table.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

async function disableKms(): Promise<void> {
  const { sealClient } = await import('@thali/functions/secrets/seal');
  const disabled = Object.assign(new Error('disabled'), { name: 'DisabledException' });
  sealClient().middlewareStack.add(() => () => Promise.reject(disabled), {
    step: 'initialize',
    name: 'disabled',
  });
}

afterEach(async () => {
  const { sealClient } = await import('@thali/functions/secrets/seal');
  sealClient().middlewareStack.remove('disabled');
});

test('cancels an unpaid order after an hour if KMS is down', async () => {
  const { cancelUnlessPaid } = await importOrderPayments();
  const mess = await makeOnlineMess();
  const order = await placeOnlineOrder(mess.vendor);
  await beginPayment(order);
  await disableKms();
  expect(await cancelUnlessPaid(order.id, inMinutes(11))).toBe('postponed');
  expect(await cancelUnlessPaid(order.id, inMinutes(61))).toBe('cancelled');
  expect(await readAsGuest(order)).toMatchObject({ cancel_reason: 'unpaid' });
});

test('cancels an unpaid order after an hour if its keys are unreadable, and fails before', async () => {
  const { cancelUnlessPaid } = await importOrderPayments();
  const mess = await makeOnlineMess('first', { items: [{ stock: 5 }] });
  const order = await placeOnlineOrder(mess.vendor, 2);
  await beginPayment(order);
  const row = keys.paymentAccount(mess.vendor.id, mess.account.keyId);
  const { sealed } = (await readRow(row)) ?? {};
  await changeRow(row, { sealed: 'dGFtcGVyZWQ=' });
  // Restore the keys, or the platform's own job fails.
  onTestFinished(() => changeRow(row, { sealed }));
  await expect(cancelUnlessPaid(order.id, inMinutes(11))).rejects.toThrow();
  expect(await cancelUnlessPaid(order.id, inMinutes(61))).toBe('cancelled');
  expect(await mess.vendor.item.stock()).toBe(5);
});

test('keeps a recorded payment even without readable keys', async () => {
  const useCases = await importOrderPayments();
  const mess = await makeOnlineMess();
  const order = await placeOnlineOrder(mess.vendor);
  const orderId = await beginPayment(order);
  await payAtRazorpay(orderId);
  const [payment, [attempt]] = [
    await useCases.readPayment(orderId),
    await attemptsOf(mess, { orderId }),
  ];
  if (!payment || !attempt) throw new Error('Nothing was paid');
  await useCases.recordPayment(payment, attempt);
  await disableKms();
  expect(await useCases.cancelUnlessPaid(order.id, inMinutes(61))).toBe('paid');
  expect(await readAsGuest(order)).toMatchObject({ status: 'pending', payment_status: 'paid' });
});

test('checks the payment at the old account before it opens one at a new account', async () => {
  const mess = await makeOnlineMess();
  const order = await placeOnlineOrder(mess.vendor);
  const paymentOrderId = await beginPayment(order);
  // The guest pays, but no confirmation or webhook arrives.
  await payAtRazorpay(paymentOrderId);
  await enterKeys(mess.token, await openAccount());
  expectRefusal(await postPayment(order), 'ORDER_ALREADY_PAID');
  expect((await readAsStaff(mess, order)).json.order).toMatchObject({ payment_status: 'paid' });
  expect(await paymentRow(paymentOrderId)).toMatchObject({ step: 'done' });
});

test('keeps the job running despite an ended key, and checks its payments later', async () => {
  const mess = await makeOnlineMess();
  const order = await placeOnlineOrder(mess.vendor);
  const paymentOrderId = await beginPayment(order);
  await payAtRazorpay(paymentOrderId);
  await openAccount({ ...mess.account, keySecret: 'ended at Razorpay by its owner' });
  await reconcile(paymentOrderId);
  expect(await readAsGuest(order)).toMatchObject({ payment_status: 'pending' });
  await openAccount(mess.account);
  await reconcile(paymentOrderId);
  expect(await readAsGuest(order)).toMatchObject({ payment_status: 'paid' });
});

test.each([{}, { failure: 'It failed and will be tried again (SERVICE_BUSY).' }])(
  'releases an order within a minute if the recording call crashed (%j)',
  async (rowChanges) => {
    const useCases = await importOrderPayments();
    const mess = await makeOnlineMess();
    const order = await placeOnlineOrder(mess.vendor);
    const orderId = await beginPayment(order);
    await payAtRazorpay(orderId);
    const payment = await useCases.readPayment(orderId);
    const [attempt] = await attemptsOf(mess, { orderId });
    if (!payment || !attempt) throw new Error('Nothing was paid');
    await useCases.recordPayment(payment, attempt);
    await changeRow(keys.payment(orderId), rowChanges);
    await runMinuteJob(orderId);
    expect((await readAsStaff(mess, order)).json.order).toMatchObject({ payment_status: 'paid' });
  },
);

/** Sets the attempts to their maximum, after which a person must act. */
const exhaust = (paymentOrderId: string) =>
  changeRow(keys.payment(paymentOrderId), { attempts: 100 });

test('restarts the attempts for a new or repeated refund', async () => {
  const mess = await makeOnlineMess('any_time', {}, { balancePaise: 0 });
  const { order, paymentOrderId } = await placePaidOrder(mess.vendor, 2);
  const refund = (body: object) =>
    call('POST', `/orders/${order.id}/refunds`, { token: mess.token, body });
  for (const body of [
    { lines: [{ index: 0, quantity: 1 }], refunded_before: 0 },
    { refunded_before: 60 },
  ]) {
    await exhaust(paymentOrderId);
    expect((await refund(body)).status).toBe(200);
    await expect
      .poll(() => paymentRow(paymentOrderId))
      .toMatchObject({ failure: expect.stringMatching(/too little/) });
    const orderNow = (await readAsStaff(mess, order)).json.order;
    expect(orderNow.payment).toMatchObject({ refund_problem: 'balance' });
    const row = await paymentRow(paymentOrderId);
    expect(row.attempts).toBeLessThan(10);
    expect(row).not.toHaveProperty('stoppedAt');
  }
  await exhaust(paymentOrderId);
  await changeStatus(mess, order, 'cancelled');
  expect(Number((await paymentRow(paymentOrderId)).attempts ?? 0)).toBeLessThan(10);
});

test('restarts the attempts for a refund that failed at the bank', async () => {
  const { mess, paid } = await makeRefundedOrder();
  await exhaust(paid.paymentOrderId);
  await failRefundOf(mess.account, paid.paymentId);
  await openAccount({ ...mess.account, balancePaise: 0 });
  await recheckRefundsLater(1.01, paid.paymentOrderId);
  await reconcile(paid.paymentOrderId);
  const row = await paymentRow(paid.paymentOrderId);
  expect(row.failure).toMatch(/too little/);
  expect(row.attempts).toBeLessThan(10);
  expect(row).not.toHaveProperty('stoppedAt');
});

test('refunds each portion of a missing dish once', async () => {
  const mess = await makeOnlineMess('any_time', { items: [{}, {}] });
  const [dish, otherDish] = mess.vendor.items;
  if (!dish || !otherDish) throw new Error('No dishes');
  const lines = [
    { item: dish, quantity: 2 },
    { item: otherDish, quantity: 3 },
  ];
  const order = await placeOrder({ ...orderBody(mess.vendor, lines), payment_method: 'online' });
  await payInBrowser(await beginPayment(order));
  let refunded_before = 0;
  const refund = async (...counts: [index: number, quantity: number][]) => {
    const lines = counts.map(([index, quantity]) => ({ index, quantity }));
    const body = { refunded_before, lines };
    const answer = await call('POST', `/orders/${order.id}/refunds`, { token: mess.token, body });
    refunded_before = answer.json.order?.payment?.refund_due ?? refunded_before;
    return answer;
  };
  expect((await refund([0, 1])).json.order.payment?.refunded_lines).toEqual([
    { index: 0, quantity: 1 },
  ]);
  const tooMany = await refund([0, 2]);
  expectRefusal(tooMany, 'VALIDATION_ERROR');
  expect(tooMany.text).toContain('That many of this dish were refunded already.');
  expect((await refund([1, 1], [0, 1])).json.order.payment?.refunded_lines).toEqual([
    { index: 0, quantity: 2 },
    { index: 1, quantity: 1 },
  ]);
  expectRefusal(await refund([0, 1]), 'VALIDATION_ERROR');
  expect((await refund([1, 2])).status).toBe(200);
});

test.each(['half', 'all'])(
  'does not count a refund of %s of a first payment against the next payment',
  async (share) => {
    const useCases = await importOrderPayments();
    const mess = await makeOnlineMess();
    const order = await placeOnlineOrder(mess.vendor);
    const orderId = await beginPayment(order);
    const paise = order.final_amount * 100;
    const refunded = share === 'all' ? paise : paise / 2;
    const row = async () => {
      const payment = await useCases.readPayment(orderId);
      if (payment?.purpose !== 'order') throw new Error('No payment');
      return payment;
    };
    const { razorpay_payment_id: first } = await payAtRazorpay(orderId);
    await refundAtRazorpay(first, refunded);
    // The run recorded the refund, but crashed before it recorded the payment.
    await useCases.purposeHandlers.order.recordRefund(await row(), first, refunded);
    expect(await row()).toMatchObject({ status: 'created', refundedPaise: refunded });
    expect((await payInBrowser(orderId)).status).toBe(200);
    expect(await readAsGuest(order)).toMatchObject({ status: 'pending', payment_status: 'paid' });
    await expect.poll(async () => (await row()).step).toBe('done');
    expect(await row()).not.toHaveProperty('refundedPaise');
    const attempts = await attemptsOf(mess, { orderId });
    const unrefundedPaise = attempts.map((attempt) => [
      attempt.id === first,
      attempt.amount - (attempt.amount_refunded ?? 0),
    ]);
    expect(unrefundedPaise).toEqual([
      [false, paise],
      [true, 0],
    ]);
    // A later refund of the first payment does not change this order.
    await useCases.purposeHandlers.order.recordRefund(await row(), first, paise);
    expect(await readAsGuest(order)).toMatchObject({ payment_status: 'paid' });
  },
);
