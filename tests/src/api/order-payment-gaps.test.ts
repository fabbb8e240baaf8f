import { keys } from '@thali/functions/table/keys';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { payAtRazorpay, paymentRow, refundAtRazorpay } from '../support/buy-plan.ts';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { enterKeys, openAccount } from '../support/mess-account.ts';
import { attemptsOf, orderPaymentsHere } from '../support/order-payments-here.ts';
import {
  asSeenByGuest,
  asSeenByStaff,
  begin,
  begun,
  cancelledAndGivenBack,
  move,
  onlineMess,
  paidInBrowser,
  paidOrder,
  placedOnline,
} from '../support/pay-online.ts';
import { orderBody, placed } from '../support/place-test-order.ts';
import { everyMinute, recheckLater, reconcile } from '../support/reconcile.ts';
import { failRefundOf } from '../support/refunds-at-razorpay.ts';
import { changeRow, readRow } from '../support/test-table.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

async function withoutKms(): Promise<void> {
  const { sealClient } = await import('@thali/functions/secrets/seal');
  const disabled = Object.assign(new Error('disabled'), { name: 'DisabledException' });
  sealClient.middlewareStack.add(() => () => Promise.reject(disabled), {
    step: 'initialize',
    name: 'disabled',
  });
}

afterEach(async () => {
  const { sealClient } = await import('@thali/functions/secrets/seal');
  sealClient.middlewareStack.remove('disabled');
});

test('while no keys can be opened an unpaid order waits an hour and is cancelled then', async () => {
  const { cancelUnlessPaid } = await orderPaymentsHere();
  const mess = await onlineMess();
  const order = await placedOnline(mess.vendor);
  await begun(order);
  await withoutKms();
  expect(await cancelUnlessPaid(order.id, inMinutes(11))).toBe('waits');
  expect(await cancelUnlessPaid(order.id, inMinutes(61))).toBe('cancelled');
  expect(await asSeenByGuest(order)).toMatchObject({ cancel_reason: 'unpaid' });
});

test('so it does where they do not open any more, and the job fails until then', async () => {
  const { cancelUnlessPaid } = await orderPaymentsHere();
  const mess = await onlineMess('first', { items: [{ stock: 5 }] });
  const order = await placedOnline(mess.vendor, 2);
  await begun(order);
  const row = keys.paymentAccount(mess.vendor.id, mess.account.keyId);
  const { sealed } = (await readRow(row)) ?? {};
  await changeRow(row, { sealed: 'dGFtcGVyZWQ=' });
  // The platform's own job would fail on it.
  onTestFinished(() => changeRow(row, { sealed }));
  await expect(cancelUnlessPaid(order.id, inMinutes(11))).rejects.toThrow();
  expect(await cancelUnlessPaid(order.id, inMinutes(61))).toBe('cancelled');
  expect(await mess.vendor.item.stock()).toBe(5);
});

test('what was paid is known without keys', async () => {
  const here = await orderPaymentsHere();
  const mess = await onlineMess();
  const order = await placedOnline(mess.vendor);
  const orderId = await begun(order);
  await payAtRazorpay(orderId);
  const [payment, [given]] = [await here.readPayment(orderId), await attemptsOf(mess, { orderId })];
  if (!payment || !given) throw new Error('Nothing was paid');
  await here.recordPayment(payment, given);
  await withoutKms();
  expect(await here.cancelUnlessPaid(order.id, inMinutes(61))).toBe('paid');
  expect(await asSeenByGuest(order)).toMatchObject({ status: 'pending', payment_status: 'paid' });
});

test('before a changed account gets a payment order of its own, the one before is asked about', async () => {
  const mess = await onlineMess();
  const order = await placedOnline(mess.vendor);
  const paymentOrderId = await begun(order);
  // The browser was closed, and no webhook comes.
  await payAtRazorpay(paymentOrderId);
  await enterKeys(mess.token, await openAccount());
  expectRefusal(await begin(order), 'ORDER_ALREADY_PAID');
  expect((await asSeenByStaff(mess, order)).json.order).toMatchObject({ payment_status: 'paid' });
  expect(await paymentRow(paymentOrderId)).toMatchObject({ step: 'done' });
});

test('a mess whose key was ended fails no job: its payments are asked about later', async () => {
  const mess = await onlineMess();
  const order = await placedOnline(mess.vendor);
  const paymentOrderId = await begun(order);
  await payAtRazorpay(paymentOrderId);
  await openAccount({ ...mess.account, keySecret: 'ended at Razorpay by its owner' });
  await reconcile(paymentOrderId);
  expect(await asSeenByGuest(order)).toMatchObject({ payment_status: 'pending' });
  await openAccount(mess.account);
  await reconcile(paymentOrderId);
  expect(await asSeenByGuest(order)).toMatchObject({ payment_status: 'paid' });
});

test.each([{}, { failure: 'It failed and will be tried again (SERVICE_BUSY).' }])(
  'the call that recorded a payment was cut short (%j): its kitchen has the order within a minute',
  async (ended) => {
    const here = await orderPaymentsHere();
    const mess = await onlineMess();
    const order = await placedOnline(mess.vendor);
    const orderId = await begun(order);
    await payAtRazorpay(orderId);
    const payment = await here.readPayment(orderId);
    const [given] = await attemptsOf(mess, { orderId });
    if (!payment || !given) throw new Error('Nothing was paid');
    await here.recordPayment(payment, given);
    await changeRow(keys.payment(orderId), ended);
    await everyMinute(orderId);
    expect((await asSeenByStaff(mess, order)).json.order).toMatchObject({ payment_status: 'paid' });
  },
);

/** As many runs as there are before somebody is to look at it. */
const exhaust = (paymentOrderId: string) =>
  changeRow(keys.payment(paymentOrderId), { attempts: 100 });

test('a new refund, and one that is tried again, has half a day of tries of its own', async () => {
  const mess = await onlineMess('any_time', {}, { balancePaise: 0 });
  const { order, paymentOrderId } = await paidOrder(mess.vendor, 2);
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
    const seen = (await asSeenByStaff(mess, order)).json.order;
    expect(seen.payment).toMatchObject({ refund_problem: 'balance' });
    const row = await paymentRow(paymentOrderId);
    expect(row.attempts).toBeLessThan(10);
    expect(row).not.toHaveProperty('stoppedAt');
  }
  await exhaust(paymentOrderId);
  await move(mess, order, 'cancelled');
  expect(Number((await paymentRow(paymentOrderId)).attempts ?? 0)).toBeLessThan(10);
});

test('so has one that failed at the bank', async () => {
  const { mess, paid } = await cancelledAndGivenBack();
  await exhaust(paid.paymentOrderId);
  await failRefundOf(mess.account, paid.paymentId);
  await openAccount({ ...mess.account, balancePaise: 0 });
  await recheckLater(1.01, paid.paymentOrderId);
  await reconcile(paid.paymentOrderId);
  const row = await paymentRow(paid.paymentOrderId);
  expect(row.failure).toMatch(/too little/);
  expect(row.attempts).toBeLessThan(10);
  expect(row).not.toHaveProperty('stoppedAt');
});

test('a missing dish is given back once, whatever is left of what was paid', async () => {
  const mess = await onlineMess('any_time', { items: [{}, {}] });
  const [dish, other] = mess.vendor.items;
  if (!dish || !other) throw new Error('No dishes');
  const lines = [
    { item: dish, quantity: 2 },
    { item: other, quantity: 3 },
  ];
  const order = await placed({ ...orderBody(mess.vendor, lines), payment_method: 'online' });
  await paidInBrowser(await begun(order));
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
  const again = await refund([0, 2]);
  expectRefusal(again, 'VALIDATION_ERROR');
  expect(again.text).toContain('That many of this dish were given back already.');
  expect((await refund([1, 1], [0, 1])).json.order.payment?.refunded_lines).toEqual([
    { index: 0, quantity: 2 },
    { index: 1, quantity: 1 },
  ]);
  expectRefusal(await refund([0, 1]), 'VALIDATION_ERROR');
  expect((await refund([1, 2])).status).toBe(200);
});

test.each(['half', 'all'])(
  '%s of one payment that was refunded is not taken from the next one',
  async (share) => {
    const here = await orderPaymentsHere();
    const mess = await onlineMess();
    const order = await placedOnline(mess.vendor);
    const orderId = await begun(order);
    const paise = order.final_amount * 100;
    const refunded = share === 'all' ? paise : paise / 2;
    const row = async () => {
      const payment = await here.readPayment(orderId);
      if (payment?.purpose !== 'order') throw new Error('No payment');
      return payment;
    };
    const { razorpay_payment_id: first } = await payAtRazorpay(orderId);
    await refundAtRazorpay(first, refunded);
    // The run that noted it died before the payment itself was recorded.
    await here.purposeHandlers.order.recordRefund(await row(), first, refunded);
    expect(await row()).toMatchObject({ status: 'created', refundedPaise: refunded });
    expect((await paidInBrowser(orderId)).status).toBe(200);
    expect(await asSeenByGuest(order)).toMatchObject({ status: 'pending', payment_status: 'paid' });
    await expect.poll(async () => (await row()).step).toBe('done');
    expect(await row()).not.toHaveProperty('refundedPaise');
    const attempts = await attemptsOf(mess, { orderId });
    const kept = attempts.map((one) => [one.id === first, one.amount - (one.amount_refunded ?? 0)]);
    expect(kept).toEqual([
      [false, paise],
      [true, 0],
    ]);
    // What comes of it later is not this order's.
    await here.purposeHandlers.order.recordRefund(await row(), first, paise);
    expect(await asSeenByGuest(order)).toMatchObject({ payment_status: 'paid' });
  },
);
