import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor, neverOpen } from '../support/make-vendor.ts';
import { moveOrder } from '../support/move-order.ts';
import {
  orderBody,
  placeOrder,
  postOrder,
  postOrderWithRetry,
} from '../support/place-test-order.ts';
import { makeStaff, makeStudent } from '../support/sign-in.ts';

async function orderIdsOf(token: string): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const cursorParam: string = cursor ? `&cursor=${cursor}` : '';
    const { json } = await call('GET', `/orders?limit=100${cursorParam}`, { token });
    ids.push(...json.orders.map(({ id }) => id));
    cursor = json.pagination.next_cursor;
  }
  return ids;
}

test('places one order for 8 concurrent calls with one key, and marks 7 answers as repeats', async () => {
  const vendor = await makeVendor();
  const [body, key, staff] = [orderBody(vendor), randomUUID(), await makeStaff(vendor.id)];
  const answers = await Promise.all(Array.from({ length: 8 }, () => postOrder(body, { key })));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const replays = answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true');
  expect(replays).toHaveLength(7);
  expect(await orderIdsOf(staff.token)).toEqual([answers[0]?.json.order.id]);
});

test('places 20 orders for 20 concurrent placements, each sent three times', async () => {
  const vendor = await makeVendor();
  const staff = await makeStaff(vendor.id);
  const attempts = Array.from({ length: 20 }, () => ({
    key: randomUUID(),
    body: orderBody(vendor),
  }));
  const answers = await Promise.all(
    [...attempts, ...attempts, ...attempts].map(({ key, body }) =>
      postOrderWithRetry(body, { key }),
    ),
  );
  const ids = new Set(answers.map(({ json }) => json.order.id));
  expect(ids.size).toBe(20);
  const listed = await orderIdsOf(staff.token);
  expect(listed).toHaveLength(20);
  expect(new Set(listed)).toEqual(ids);
});

test.each([
  ['closed', { settings: { businessHours: neverOpen() } }, {}],
  ['was suspended', { status: 'suspended' }, {}],
  ['asked for a login', { settings: { requireCustomerLogin: true } }, {}],
  ['raised the price', {}, { pricePaise: 90_00 }],
  ['sold out', {}, { stock: 0 }],
  ['switched the item off', {}, { isAvailable: false }],
])(
  'returns the first order for a repeat after the vendor %s',
  async (_what, vendorChange, itemChange) => {
    const vendor = await makeVendor({ items: [{ stock: 5 }] });
    const [body, key] = [orderBody(vendor), randomUUID()];
    const first = await placeOrder(body, { key });
    await vendor.change(vendorChange);
    await vendor.item.change(itemChange);
    const repeat = await postOrder(body, { key });
    expect(repeat.status, repeat.text).toBe(201);
    expect(repeat.json.order).toEqual(first);
    expect(repeat.headers.get('idempotent-replayed')).toBe('true');
    const next = await postOrder(body);
    expect(next.status, 'a new order is refused').toBeGreaterThanOrEqual(403);
  },
);

test('takes one portion for a repeat, even after the item was deleted', async () => {
  const vendor = await makeVendor({ items: [{ stock: 5 }] });
  const [body, key] = [orderBody(vendor), randomUUID()];
  const first = await placeOrder(body, { key });
  await placeOrder(body, { key });
  expect(await vendor.item.stock()).toBe(4);
  await vendor.item.remove();
  expect(await placeOrder(body, { key })).toEqual(first);
});

test('returns the current order for a repeat', async () => {
  const vendor = await makeVendor();
  const [body, key, staff] = [orderBody(vendor), randomUUID(), await makeStaff(vendor.id)];
  const { id } = await placeOrder(body, { key });
  await moveOrder(staff.token, id, 'confirmed');
  expect(await placeOrder(body, { key })).toMatchObject({ id, status: 'confirmed' });
});

test('refuses a key with another body', async () => {
  const vendor = await makeVendor();
  const [body, key] = [orderBody(vendor), randomUUID()];
  await placeOrder(body, { key });
  const otherBody = orderBody(vendor, [{ item: vendor.item, quantity: 2 }]);
  expectRefusal(await postOrder(otherBody, { key }), 'IDEMPOTENCY_KEY_REUSED');
  const renamed = { ...body, customer_info: { ...body.customer_info, name: 'Other Name' } };
  const refused = await postOrder(renamed, { key });
  expectRefusal(refused, 'IDEMPOTENCY_KEY_REUSED');
  expect(refused.text).not.toContain(body.customer_info.phone);
});

test('treats equal keys of different vendors or callers as different keys', async () => {
  const [first, second] = await Promise.all([makeVendor(), makeVendor()]);
  const [ann, ben] = await Promise.all([makeStudent(), makeStudent()]);
  const key = randomUUID();
  const orders = await Promise.all([
    placeOrder(orderBody(first), { key }),
    placeOrder(orderBody(second), { key }),
    placeOrder(orderBody(first), { key, token: ann.token }),
    placeOrder(orderBody(first), { key, token: ben.token }),
  ]);
  expect(new Set(orders.map(({ id }) => id)).size).toBe(4);
});
