import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Answer, call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { randomIds } from '../support/random-ids.ts';
import { makeStaff, makeStudent } from '../support/sign-in.ts';
import type { WireOrder } from '../support/wire-answer.ts';

function byToken(orderId: string, trackingToken: string): Promise<Answer> {
  return call('GET', `/orders/${orderId}`, { headers: { 'x-tracking-token': trackingToken } });
}

function byPhone(orderId: string, phone: string): Promise<Answer> {
  return call('GET', `/orders/${orderId}?phone=${encodeURIComponent(phone)}`);
}

async function guestOrder(): Promise<WireOrder> {
  return placeOrder(orderBody(await makeVendor()));
}

test('shows a guest the order by its tracking token, without repeating the token', async () => {
  const { tracking_token, ...order } = await guestOrder();
  const answer = await byToken(order.id, tracking_token);
  expect(answer.status).toBe(200);
  expect(answer.json.order).toEqual(order);
});

test('refuses a token of another order, a shortened and an empty token', async () => {
  const [order, other] = [await guestOrder(), await guestOrder()];
  const tokens = [other.tracking_token, order.tracking_token.slice(0, -1), '', 'x'];
  for (const token of tokens) expectRefusal(await byToken(order.id, token), 'ORDER_NOT_FOUND');
});

test('shows a guest the order by the phone in any notation', async () => {
  const { id, customer_info } = await guestOrder();
  const national = customer_info.phone.slice(-10);
  const spaced = `${national.slice(0, 5)} ${national.slice(5)}`;
  const notations = [`+91 ${spaced}`, `0${national}`, spaced, `(+91) ${spaced}`, `0091${national}`];
  for (const phone of [customer_info.phone, national, ...notations]) {
    expect((await byPhone(id, phone)).status, phone).toBe(200);
  }
});

test('refuses wrong phones, and after ten of them even the right one', async () => {
  const { id, customer_info, tracking_token } = await guestOrder();
  for (let tries = 0; tries < 10; tries += 1) {
    expectRefusal(await byPhone(id, randomIds.phone()), 'ORDER_NOT_FOUND');
  }
  const refused = await byPhone(id, randomIds.phone());
  expectRefusal(refused, 'TOO_MANY_REQUESTS');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expectRefusal(await byPhone(id, customer_info.phone), 'TOO_MANY_REQUESTS');
  expect((await byToken(id, tracking_token)).status, 'the token still works').toBe(200);
});

test('refuses a part of a phone', async () => {
  const { id, customer_info } = await guestOrder();
  for (const phone of ['', ' ', '+', customer_info.phone.slice(-9), '0'.repeat(24)]) {
    expectRefusal(await byPhone(id, phone), 'ORDER_NOT_FOUND');
  }
});

test('shows a student’s order only to that student and the vendor’s staff', async () => {
  const vendor = await makeVendor();
  const [owner, stranger, staff] = await Promise.all([
    makeStudent(),
    makeStudent(),
    makeStaff(vendor.id),
  ]);
  const order = await placeOrder(orderBody(vendor), { token: owner.token });
  const path = `/orders/${order.id}`;
  expect((await call('GET', path, { token: owner.token })).json.order).toEqual(order);
  expect((await call('GET', path, { token: staff.token })).json.order).toEqual(order);
  expectRefusal(await call('GET', path, { token: stranger.token }), 'ORDER_NOT_FOUND');
  expectRefusal(await call('GET', path), 'ORDER_NOT_FOUND');
  const phone = order.customer_info.phone;
  expectRefusal(await byPhone(order.id, phone), 'ORDER_NOT_FOUND');
});

test('gives a stranger the same answer for an existing and an unknown order', async () => {
  const { id, vendor_id } = await guestOrder();
  const [real, none] = await Promise.all([
    call('GET', `/orders/${id}`),
    call('GET', `/orders/${randomIds.order(vendor_id)}`),
  ]);
  const bare = ({ text, json }: Answer) => text.replaceAll(json.request_id, '');
  expect(bare(real)).toBe(bare(none));
});

test('refuses an idempotency key as proof', async () => {
  const vendor = await makeVendor();
  const key = randomUUID();
  const { id } = await placeOrder(orderBody(vendor), { key });
  const answer = await call('GET', `/orders/${id}`, { headers: { 'idempotency-key': key } });
  expectRefusal(answer, 'ORDER_NOT_FOUND');
});
