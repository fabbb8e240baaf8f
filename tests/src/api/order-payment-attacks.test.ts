/** @module-tag long */

import { randomUUID } from 'node:crypto';
import { sign } from '@thali/local/stand-ins/razorpay/razorpay-accounts';
import { beforeAll, expect, inject, test } from 'vitest';
import { outcomeOf, recordAttack, withoutEffect } from '../security/count-attacks.ts';
import { confirm, openPlanOrder, payAtRazorpay, paymentRow } from '../support/buy-plan.ts';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { type Frame, openLiveClient } from '../support/live-client.ts';
import { readLogLines } from '../support/logs/assert-clean-logs.ts';
import { makeDevice } from '../support/make-device.ts';
import { atRazorpay, openAccount, removeKeys, sendToMess } from '../support/mess-account.ts';
import {
  beginPayment,
  changeStatus,
  makeOnlineMess,
  type OnlineMess,
  placeOnlineOrder,
  placePaidOrder,
  postPayment,
  readAsGuest,
  readAsStaff,
} from '../support/pay-online.ts';
import { saleBody } from '../support/place-test-order.ts';
import { randomIds } from '../support/random-ids.ts';
import {
  type EventFacts,
  eventBody,
  platformRazorpayKeys,
  sendEvent,
} from '../support/razorpay-events.ts';
import { reconcile, runMinuteJob } from '../support/reconcile.ts';
import { processedRefundPaise } from '../support/refunds-at-razorpay.ts';
import { rowsWith } from '../support/scan-table.ts';
import { makeStudent } from '../support/sign-in.ts';

let mess: OnlineMess;
let otherMess: OnlineMess;
beforeAll(async () => {
  [mess, otherMess] = [await makeOnlineMess(), await makeOnlineMess()];
});

async function openUnpaidOrder() {
  const order = await placeOnlineOrder(mess.vendor);
  const paymentOrderId = await beginPayment(order);
  const amount = Math.round(order.final_amount * 100);
  const paymentId = `pay_${paymentOrderId.slice(6)}`;
  return { order, paymentOrderId, facts: { orderId: paymentOrderId, paymentId, amount } };
}

async function expectUnpaid({
  order,
  paymentOrderId,
}: Awaited<ReturnType<typeof openUnpaidOrder>>) {
  expect(await readAsGuest(order)).toMatchObject({ payment_status: 'pending' });
  expectRefusal(await readAsStaff(mess, order), 'ORDER_NOT_FOUND');
  expect((await paymentRow(paymentOrderId)).status).not.toBe('paid');
}

function checkoutOf(orderId: string, paymentId: string, keySecret: string) {
  const razorpay_signature = sign(`${orderId}|${paymentId}`, keySecret);
  return { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature };
}

test('refuses a confirmation signed with the secret of another mess or the platform', async () => {
  const unpaid = await openUnpaidOrder();
  const { orderId, paymentId } = unpaid.facts;
  const forged = [otherMess.account, platformRazorpayKeys()].map(({ keySecret }) =>
    confirm(checkoutOf(orderId, paymentId, keySecret)),
  );
  const answers = await Promise.all(forged);
  for (const answer of answers) expectRefusal(answer, 'PAYMENT_NOT_VALID');
  recordAttack('Guests’ payments: a confirmation with another secret', answers.map(outcomeOf));
  await expectUnpaid(unpaid);
});

test('refuses the payment of another order', async () => {
  const [cheap, dear] = [await openUnpaidOrder(), await openUnpaidOrder()];
  const paid = await payAtRazorpay(cheap.paymentOrderId);
  const { keySecret } = mess.account;
  // The signature is valid, as with a stolen secret. The platform also asks Razorpay.
  const forged = checkoutOf(dear.paymentOrderId, paid.razorpay_payment_id, keySecret);
  const answer = await confirm(forged);
  expectRefusal(answer, 'PAYMENT_NOT_VALID');
  recordAttack('Guests’ payments: the payment of another order', [outcomeOf(answer)]);
  await expectUnpaid(dear);
});

test.each([{ amount: 100 }, { amount: 999_900 }, { currency: 'USD' }])(
  'ignores a payment with another amount or currency (%j)',
  async (changes) => {
    const unpaid = await openUnpaidOrder();
    const { razorpay_payment_id: paymentId } = await payAtRazorpay(unpaid.paymentOrderId, changes);
    const body = eventBody({ ...unpaid.facts, paymentId, ...changes });
    expect((await sendToMess(mess.vendor.id, mess.account, body)).status).toBe(200);
    await expectUnpaid(unpaid);
    recordAttack('Guests’ payments: amount or currency changed', [withoutEffect]);
  },
);

test('ignores webhooks of another mess, of the platform, or of a mess about a plan', async () => {
  const unpaid = await openUnpaidOrder();
  const body = eventBody(unpaid.facts);
  await sendEvent(body);
  await sendToMess(otherMess.vendor.id, otherMess.account, body);
  const refused = await sendToMess(mess.vendor.id, otherMess.account, body);
  expectRefusal(refused, 'WEBHOOK_REFUSED');
  await expectUnpaid(unpaid);
  const outcomes = [withoutEffect, withoutEffect, outcomeOf(refused)];
  recordAttack('Guests’ payments: webhooks with another signature', outcomes);
  const plan = await openPlanOrder();
  const ofPlan = eventBody({ orderId: plan.orderId, paymentId: 'pay_of_a_plan' });
  await sendToMess(mess.vendor.id, mess.account, ofPlan);
  expect((await paymentRow(plan.orderId)).status).toBe('created');
  await sendToMess(mess.vendor.id, mess.account, body);
  expect(await readAsGuest(unpaid.order)).toMatchObject({ payment_status: 'paid' });
});

test('releases an order once and rings once for repeated events and confirmations', async () => {
  const kitchen = await openLiveClient();
  await kitchen.join(mess.vendor.id, { token: mess.token });
  const unpaid = await openUnpaidOrder();
  const paid = await payAtRazorpay(unpaid.paymentOrderId);
  const body = eventBody({ ...unpaid.facts, paymentId: paid.razorpay_payment_id });
  const eventId = randomUUID();
  const sendPaidEvent = () => sendToMess(mess.vendor.id, mess.account, body, eventId);
  await Promise.all([sendPaidEvent(), sendPaidEvent(), confirm(paid), confirm(paid)]);
  const orderNow = await readAsGuest(unpaid.order);
  expect(orderNow).toMatchObject({ payment_status: 'paid', status: 'pending' });
  await sendPaidEvent();
  await confirm(paid);
  expect((await readAsGuest(unpaid.order)).updated_at).toBe(orderNow.updated_at);
  // All earlier frames arrive before this frame.
  await changeStatus(mess, unpaid.order, 'confirmed');
  const isOf = (frame: Frame) => frame.data?.id === unpaid.order.id;
  await kitchen.waitForFrame((frame) => isOf(frame) && frame.data.status === 'confirmed');
  const events = kitchen.frames.filter(isOf).map(({ event, data }) => `${event} ${data.status}`);
  expect(events).toEqual(['order:new pending', 'order:update confirmed']);
});

/** A sale at the counter with Razorpay's single-use code. */
async function openCodeSale({ vendor, account } = mess) {
  const counter = await makeDevice(vendor.id, 'counter');
  const body = { ...saleBody(vendor), payment_method: 'upi' };
  const { order } = (await counter.call('POST', '/counter-orders', body)).json;
  const beginCode = () => counter.call('POST', `/orders/${order.id}/upi-code`);
  const { json: code } = await beginCode();
  const read = async () => (await counter.call('GET', '/kitchen')).json.orders;
  return {
    ...{ counter, order, beginCode, code, account, vendor },
    pay: (query = 'webhook=none') =>
      atRazorpay<{ id: string }>('POST', `/local/qr_codes/${code.qr_id}/pay?${query}`),
    credited: (paymentId: string, eventChanges: Partial<EventFacts> = {}) =>
      eventBody({
        ...{ event: 'qr_code.credited', orderId: code.qr_id, qrId: code.qr_id, paymentId },
        ...{ amount: order.final_amount * 100, ...eventChanges },
      }),
    codeAtRazorpay: () =>
      atRazorpay<{ status: string; close_reason: string }>(
        'GET',
        `/v1/payments/qr_codes/${code.qr_id}`,
        undefined,
        account,
      ),
    orderNow: async () => (await read()).find(({ id }) => id === order.id),
  };
}

test('a single-use code pays its sale once, without a call by staff, and a refund of the sale returns the payment', async () => {
  const sale = await openCodeSale();
  const { code, order, credited } = sale;
  expect(code.link).toContain(`am=${order.final_amount.toFixed(2)}`);
  expect((await sale.beginCode()).json).toEqual(code);
  const { id: paymentId } = await sale.pay();
  const forged = [
    await sendToMess(mess.vendor.id, otherMess.account, credited(paymentId)),
    await sendToMess(mess.vendor.id, platformRazorpayKeys(), credited(paymentId)),
  ];
  for (const answer of forged) expectRefusal(answer, 'WEBHOOK_REFUSED');
  await sendToMess(otherMess.vendor.id, otherMess.account, credited(paymentId));
  await sendEvent(credited(paymentId));
  expect(await sale.orderNow()).toMatchObject({ payment_status: 'pending' });
  const outcomes = [...forged.map(outcomeOf), withoutEffect, withoutEffect];
  recordAttack('Guests’ payments: a credited code with another signature', outcomes);
  await Promise.all(
    [1, 2, 3].map(() => sendToMess(mess.vendor.id, mess.account, credited(paymentId))),
  );
  const paid = await sale.orderNow();
  expect(paid).toMatchObject({ payment_status: 'paid', payment_method: 'online' });
  await sendToMess(mess.vendor.id, mess.account, credited(paymentId));
  expect(await sale.orderNow()).toEqual(paid);
  expect(await sale.codeAtRazorpay()).toMatchObject({ status: 'closed', close_reason: 'paid' });
  expectRefusal(await sale.beginCode(), 'ORDER_ALREADY_PAID');
  await sale.counter.call('POST', `/orders/${order.id}/undo-sale`);
  await runMinuteJob(code.qr_id);
  const paise = order.final_amount * 100;
  await expect.poll(() => processedRefundPaise(mess.account, paymentId)).toBe(paise);
});

test('finds a paid code without its event, and refunds a wrong amount', {
  tags: 'long',
}, async () => {
  const saleWithoutEvent = await openCodeSale();
  await saleWithoutEvent.pay();
  await reconcile(saleWithoutEvent.code.qr_id);
  expect(await saleWithoutEvent.orderNow()).toMatchObject({ payment_status: 'paid' });
  const wrong = await openCodeSale();
  const amount = wrong.order.final_amount * 100 - 100;
  const { id } = await wrong.pay(`webhook=none&amount=${amount}`);
  await sendToMess(mess.vendor.id, mess.account, wrong.credited(id, { amount }));
  expect(await wrong.orderNow()).toMatchObject({
    payment_status: 'pending',
    payment: { mismatched_at: /^20/ },
  });
  await runMinuteJob(wrong.code.qr_id);
  await expect.poll(() => processedRefundPaise(mess.account, id)).toBe(amount);
  expect((await wrong.beginCode()).json.qr_id).not.toBe(wrong.code.qr_id);
});

test('cash closes the code, and an account without codes returns an error', async () => {
  const sale = await openCodeSale();
  const receive = ({ counter, order }: typeof sale, method: string) =>
    counter.call('POST', `/orders/${order.id}/received`, { method });
  await receive(sale, 'cash');
  expect(await sale.codeAtRazorpay()).toMatchObject({ close_reason: 'on_demand' });
  const paid = await openCodeSale();
  await paid.pay();
  // The event is late, so the call by staff finds the payment.
  expect((await receive(paid, 'upi')).json.order).toMatchObject({ payment_method: 'online' });
  const without = await makeOnlineMess('first', {}, { hidesQrLinks: true });
  const plain = await openCodeSale(without);
  expectRefusal(await plain.beginCode(), 'PAYMENT_METHOD_UNAVAILABLE');
  const foreign = await makeDevice(otherMess.vendor.id, 'counter');
  const path = `/orders/${sale.order.id}/upi-code`;
  expectRefusal(await foreign.call('POST', path), 'VENDOR_ACCESS_DENIED');
});

test('refuses to start the payment of another person’s order', async () => {
  const order = await placeOnlineOrder(mess.vendor);
  const path = `/orders/${order.id}/payment`;
  expectRefusal(await call('POST', path), 'ORDER_NOT_FOUND');
  const guessed = encodeURIComponent(randomIds.phone());
  expectRefusal(await call('POST', `${path}?phone=${guessed}`), 'ORDER_NOT_FOUND');
  const { token } = await makeStudent();
  expectRefusal(await call('POST', path, { token }), 'ORDER_NOT_FOUND');
  expectRefusal(await call('POST', path, { token: mess.token }), 'FORBIDDEN');
});

test('lets only the staff of the mess refund', async () => {
  const { order } = await placePaidOrder(mess.vendor);
  const refund = (token?: string) =>
    call('POST', `/orders/${order.id}/refunds`, {
      ...(token && { token }),
      body: { lines: [{ index: 0, quantity: 1 }], refunded_before: 0 },
    });
  expectRefusal(await refund(otherMess.token), 'VENDOR_ACCESS_DENIED');
  expectRefusal(await refund((await makeStudent()).token), 'FORBIDDEN');
  // A kitchen device needs the PIN of a manager or owner.
  const refusals = { kitchen: 'PERSON_REQUIRED', board: 'FORBIDDEN' } as const;
  for (const kind of ['kitchen', 'board'] as const) {
    const device = await makeDevice(mess.vendor.id, kind);
    const body = { refunded_before: 0 };
    expectRefusal(await device.call('POST', `/orders/${order.id}/refunds`, body), refusals[kind]);
  }
  expect((await refund()).status).toBe(401);
  expect(await readAsGuest(order)).toMatchObject({ payment_status: 'paid' });
});

test('ignores a price, status or amount in the request', async () => {
  const order = await placeOnlineOrder(mess.vendor);
  const { json } = await call('POST', `/orders/${order.id}/payment`, {
    headers: { 'x-tracking-token': String(order.tracking_token) },
    body: { amount: 1, payment_status: 'paid', awaits_payment_until: null },
  });
  expect(json.checkout.amount).toBe(order.final_amount);
  expectRefusal(await readAsStaff(mess, order), 'ORDER_NOT_FOUND');
});

test('keeps secrets out of answers, rows and logs through all results of a payment', async () => {
  const ownMess = await makeOnlineMess('first', {}, { balancePaise: 0 });
  const { vendor, token, account } = ownMess;
  const order = await placeOnlineOrder(vendor);
  const opened = await postPayment(order);
  const paid = await payAtRazorpay(opened.json.checkout.id);
  const ofPayment = { orderId: paid.razorpay_order_id, paymentId: paid.razorpay_payment_id };
  const event = eventBody({ ...ofPayment, amount: order.final_amount * 100 });
  const refund = () =>
    call('POST', `/orders/${order.id}/refunds`, {
      token,
      body: { refunded_before: order.final_amount },
    });
  const answers = [
    opened,
    await confirm({ ...paid, razorpay_signature: '00' }),
    await sendToMess(vendor.id, { webhookSecret: 'not the right one' }, event),
    await sendToMess(vendor.id, account, event),
    await confirm(paid),
    await readAsStaff(ownMess, order),
    await changeStatus(ownMess, order, 'cancelled'),
    // The account balance is too low.
    await refund(),
    await call('GET', '/vendor-payments', { token }),
    await removeKeys(token),
    await call('GET', `/storefront/${vendor.subdomain}`),
  ];
  await openAccount({ ...account, balancePaise: 1000_00 });
  await reconcile(paid.razorpay_order_id);
  answers.push(await refund());
  await expect.poll(() => readAsGuest(order)).toMatchObject({ payment_status: 'refunded' });
  const logged = (await readLogLines(inject('logFolder'))).join('\n');
  const answered = answers.map(({ text }) => text).join('\n');
  // The search finds public ids, so it would also find a secret.
  expect(logged).toContain(paid.razorpay_order_id);
  expect(answered).toContain(account.keyId);
  const secrets = [account.keySecret, account.webhookSecret];
  const encodedSecrets = [...secrets, ...secrets.map((text) => btoa(text).replace(/=+$/, ''))];
  const basic = btoa(`${account.keyId}:${account.keySecret}`).slice(0, 40);
  for (const text of [...encodedSecrets, basic, paid.razorpay_signature]) {
    expect(logged).not.toContain(text);
    expect(answered).not.toContain(text);
  }
  const rows = (await rowsWith(account.keyId, ...encodedSecrets)).map((row) => JSON.stringify(row));
  expect(rows.filter((row) => row.includes(account.keyId))).not.toEqual([]);
  expect(rows.filter((row) => encodedSecrets.some((text) => row.includes(text)))).toEqual([]);
});
