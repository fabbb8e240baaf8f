import { randomUUID } from 'node:crypto';
import { sign } from '@thali/local/stand-ins/razorpay/razorpay-keys';
import { beforeAll, expect, test } from 'vitest';
import { confirm, openedOrder, payAtRazorpay, paymentRow } from '../support/buy-plan.ts';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeDevice } from '../support/make-device.ts';
import { sendToMess } from '../support/mess-account.ts';
import {
  asSeenByGuest,
  asSeenByStaff,
  begun,
  type OnlineMess,
  onlineMess,
  paidOrder,
  placedOnline,
} from '../support/pay-online.ts';
import { randomIds } from '../support/random-ids.ts';
import { eventBody, razorpayKeysHere, sendEvent } from '../support/razorpay-events.ts';
import { makeStudent } from '../support/sign-in.ts';

let mess: OnlineMess;
let other: OnlineMess;
beforeAll(async () => {
  [mess, other] = [await onlineMess(), await onlineMess()];
});

async function waiting() {
  const order = await placedOnline(mess.vendor);
  const paymentOrderId = await begun(order);
  const amount = Math.round(order.final_amount * 100);
  const paymentId = `pay_${paymentOrderId.slice(6)}`;
  return { order, paymentOrderId, facts: { orderId: paymentOrderId, paymentId, amount } };
}

async function expectUnpaid({ order, paymentOrderId }: Awaited<ReturnType<typeof waiting>>) {
  expect(await asSeenByGuest(order)).toMatchObject({ payment_status: 'pending' });
  expectRefusal(await asSeenByStaff(mess, order), 'ORDER_NOT_FOUND');
  expect((await paymentRow(paymentOrderId)).status).not.toBe('paid');
}

function checkoutOf(orderId: string, paymentId: string, keySecret: string) {
  const razorpay_signature = sign(`${orderId}|${paymentId}`, keySecret);
  return { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature };
}

test('neither another mess’s secret nor the platform’s confirms a payment', async () => {
  const paying = await waiting();
  const { orderId, paymentId } = paying.facts;
  for (const { keySecret } of [other.account, razorpayKeysHere()]) {
    expectRefusal(await confirm(checkoutOf(orderId, paymentId, keySecret)), 'PAYMENT_NOT_VALID');
  }
  await expectUnpaid(paying);
});

test('an order is not paid with the payment of another one', async () => {
  const [cheap, dear] = [await waiting(), await waiting()];
  const paid = await payAtRazorpay(cheap.paymentOrderId);
  const { keySecret } = mess.account;
  // Signed by a mess that would cheat itself, or with a secret that was stolen: Razorpay is asked.
  const forged = checkoutOf(dear.paymentOrderId, paid.razorpay_payment_id, keySecret);
  expectRefusal(await confirm(forged), 'PAYMENT_NOT_VALID');
  await expectUnpaid(dear);
});

test.each([{ amount: 100 }, { amount: 999_900 }, { currency: 'USD' }])(
  'money that does not fit the order (%j) releases nothing',
  async (changes) => {
    const paying = await waiting();
    const body = eventBody({ ...paying.facts, ...changes });
    expect((await sendToMess(mess.vendor.id, mess.account, body)).status).toBe(200);
    await expectUnpaid(paying);
  },
);

test('webhooks of another mess and of the platform do not act on it, nor a mess’s on a plan', async () => {
  const paying = await waiting();
  const body = eventBody(paying.facts);
  await sendEvent(body);
  await sendToMess(other.vendor.id, other.account, body);
  expectRefusal(await sendToMess(mess.vendor.id, other.account, body), 'WEBHOOK_REFUSED');
  await expectUnpaid(paying);
  const plan = await openedOrder();
  const ofPlan = eventBody({ orderId: plan.orderId, paymentId: 'pay_of_a_plan' });
  await sendToMess(mess.vendor.id, mess.account, ofPlan);
  expect((await paymentRow(plan.orderId)).status).toBe('created');
  await sendToMess(mess.vendor.id, mess.account, body);
  expect(await asSeenByGuest(paying.order)).toMatchObject({ payment_status: 'paid' });
});

test('the same event twice, and all ways at once, release it once', async () => {
  const paying = await waiting();
  const paid = await payAtRazorpay(paying.paymentOrderId);
  const body = eventBody({ ...paying.facts, paymentId: paid.razorpay_payment_id });
  const eventId = randomUUID();
  const told = () => sendToMess(mess.vendor.id, mess.account, body, eventId);
  await Promise.all([told(), told(), confirm(paid), confirm(paid)]);
  const seen = await asSeenByGuest(paying.order);
  expect(seen).toMatchObject({ payment_status: 'paid', status: 'pending' });
  await told();
  await confirm(paid);
  expect((await asSeenByGuest(paying.order)).updated_at).toBe(seen.updated_at);
});

test('nobody begins the payment of somebody else’s order', async () => {
  const order = await placedOnline(mess.vendor);
  const path = `/orders/${order.id}/payment`;
  expectRefusal(await call('POST', path), 'ORDER_NOT_FOUND');
  const guessed = encodeURIComponent(randomIds.phone());
  expectRefusal(await call('POST', `${path}?phone=${guessed}`), 'ORDER_NOT_FOUND');
  const { token } = await makeStudent();
  expectRefusal(await call('POST', path, { token }), 'ORDER_NOT_FOUND');
  expectRefusal(await call('POST', path, { token: mess.token }), 'FORBIDDEN');
});

test('only the mess’s own staff give money back', async () => {
  const { order } = await paidOrder(mess.vendor);
  const refund = (token?: string) =>
    call('POST', `/orders/${order.id}/refunds`, {
      ...(token && { token }),
      body: { lines: [{ index: 0, quantity: 1 }], refunded_before: 0 },
    });
  expectRefusal(await refund(other.token), 'VENDOR_ACCESS_DENIED');
  expectRefusal(await refund((await makeStudent()).token), 'FORBIDDEN');
  for (const kind of ['kitchen', 'board'] as const) {
    const device = await makeDevice(mess.vendor.id, kind);
    const body = { refunded_before: 0 };
    expectRefusal(await device.call('POST', `/orders/${order.id}/refunds`, body), 'FORBIDDEN');
  }
  expect((await refund()).status).toBe(401);
  expect(await asSeenByGuest(order)).toMatchObject({ payment_status: 'paid' });
});

test('a price, a status or an amount in the request changes nothing', async () => {
  const order = await placedOnline(mess.vendor);
  const { json } = await call('POST', `/orders/${order.id}/payment`, {
    headers: { 'x-tracking-token': String(order.tracking_token) },
    body: { amount: 1, payment_status: 'paid', awaits_payment_until: null },
  });
  expect(json.checkout.amount).toBe(order.final_amount);
  expectRefusal(await asSeenByStaff(mess, order), 'ORDER_NOT_FOUND');
});
