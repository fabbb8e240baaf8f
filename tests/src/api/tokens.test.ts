import { randomUUID } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import { toIst } from '@thali/shared/time/ist';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor, type VendorOptions } from '../support/make-vendor.ts';
import { moveOrder } from '../support/move-order.ts';
import {
  orderBody,
  placeOrder,
  postOrder,
  postOrderWithRetry,
} from '../support/place-test-order.ts';
import { randomIds } from '../support/random-ids.ts';
import { makeStaff, makeStudent } from '../support/sign-in.ts';
import { changeRow, putRows, readRow } from '../support/test-table.ts';

const makeVendorWithTokens = (options: VendorOptions = {}) =>
  makeVendor({ ...options, settings: { tokens: true } });

const counterOf = (vendorId: string) => keys.tokenCounter(vendorId, toIst(new Date()).date);

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('counts tokens from 1 for each mess that uses them', async () => {
  const [first, second, plain] = await Promise.all([
    makeVendorWithTokens(),
    makeVendorWithTokens(),
    makeVendor(),
  ]);
  const tokens = [];
  for (const vendor of [first, first, second, first]) {
    tokens.push((await placeOrder(orderBody(vendor))).token);
  }
  expect(tokens).toEqual([1, 2, 1, 3]);
  expect(await placeOrder(orderBody(plain))).not.toHaveProperty('token');
  expect(await readRow(counterOf(plain.id))).toBeUndefined();
});

test('shows the token to staff, kitchen and guest, and finds it by a search', async () => {
  const vendor = await makeVendorWithTokens();
  const { token } = await makeStaff(vendor.id);
  await placeOrder(orderBody(vendor));
  const order = await placeOrder(orderBody(vendor));
  const ownAnswer = await call('GET', `/orders/${order.id}`, {
    headers: { 'x-tracking-token': String(order.tracking_token) },
  });
  expect(ownAnswer.json.order.token).toBe(2);
  const kitchen = await call('GET', '/kitchen', { token });
  expect(kitchen.json.orders.map((anOrder) => anOrder.token)).toEqual([1, 2]);
  const findIds = async () => {
    const { json } = await call('GET', '/orders?search=%232', { token });
    return json.orders.filter((candidate) => candidate.token === 2).map(({ id }) => id);
  };
  await expect.poll(findIds).toEqual([order.id]);
});

test('keeps the token through all steps', async () => {
  const vendor = await makeVendorWithTokens();
  const { token } = await makeStaff(vendor.id);
  const { id } = await placeOrder(orderBody(vendor));
  for (const status of ['confirmed', 'preparing', 'ready', 'completed']) {
    const { json } = await moveOrder(token, id, status);
    expect([json.order.status, json.order.token]).toEqual([status, 1]);
  }
});

test('starts each day at 1', async () => {
  const vendor = await makeVendorWithTokens();
  const yesterday = toIst(new Date(Date.now() - 24 * 60 * 60 * 1000)).date;
  await putRows([{ ...keys.tokenCounter(vendor.id, yesterday), lastToken: 41 }]);
  expect((await placeOrder(orderBody(vendor))).token).toBe(1);
  const { expiresAt } = (await readRow(counterOf(vendor.id))) ?? {};
  expect(Number(expiresAt)).toBeGreaterThan(Date.now() / 1000 + 24 * 60 * 60);
});

test('gives a refused order no token', async () => {
  const vendor = await makeVendorWithTokens({ items: [{ stock: 1 }] });
  const wrongPrice = { ...orderBody(vendor), total_amount: 1, final_amount: 2 };
  expectRefusal(await postOrder(wrongPrice), 'PRICE_CHANGED');
  expect((await placeOrder(orderBody(vendor))).token).toBe(1);
  const { item } = vendor;
  await item.change({ stock: 3 });
  const answers = await Promise.all(
    numbersTo(8).map(() => postOrder(orderBody(vendor, [{ item, quantity: 1 }]))),
  );
  const tokens = answers.flatMap(({ status, json }) => (status === 201 ? json.order.token : []));
  expect(tokens).toHaveLength(3);
  expect(new Set(tokens).size).toBe(3);
});

test('gives a test order no token', async () => {
  const vendor = await makeVendorWithTokens();
  const { token } = await makeStaff(vendor.id);
  const { json } = await call('POST', `/vendors/${vendor.id}/test-orders`, {
    token,
    body: { menu_item_id: vendor.item.id },
  });
  expect(json.order).not.toHaveProperty('token');
  expect((await placeOrder(orderBody(vendor))).token).toBe(1);
});

test('gives 40 tokens to 40 concurrent orders, each sent twice', async () => {
  const vendor = await makeVendorWithTokens();
  const { userId, token } = await makeStudent();
  await changeRow(keys.user(userId), { provenPhone: randomIds.phone() });
  const attempts = numbersTo(40).map(() => ({ body: orderBody(vendor), key: randomUUID() }));
  const answers = await Promise.all(
    [...attempts, ...attempts].map(({ body, key }) => postOrderWithRetry(body, { key, token })),
  );
  const orders = answers.map(({ json }) => json.order);
  const tokens = new Map(orders.map((order) => [order.id, order.token]));
  expect(orders).toHaveLength(80);
  expect([tokens.size, new Set(tokens.values()).size]).toEqual([40, 40]);
  for (const order of orders) expect(order.token).toBe(tokens.get(order.id));
  expect(Math.min(...orders.map((order) => Number(order.token)))).toBe(1);
});
