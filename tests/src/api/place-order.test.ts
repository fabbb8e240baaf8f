import { randomUUID } from 'node:crypto';
import { camelKeys } from '@thali/shared/http/camel-keys';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { registerCustomer } from '../support/customers.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { orderBody, placeOrder, postOrder } from '../support/place-test-order.ts';
import { makeStudent } from '../support/sign-in.ts';

test('returns an order with the names of the menu, the fee and a tracking token to a guest', async () => {
  const vendor = await makeVendor({ items: [{ pricePaise: 120_50, name: 'Misal' }, {}] });
  const [first, second = first] = vendor.items;
  if (!first || !second) throw new Error('no items');
  const body = orderBody(vendor, [
    { item: first, quantity: 2 },
    { item: second, quantity: 1 },
  ]);
  const remarks = ['less oil', 'well done'];
  const items = body.items.map((line, at) => ({ ...line, special_instructions: remarks[at] }));
  const answer = await postOrder({ ...body, items });
  expect(answer.status, answer.text).toBe(201);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('idempotent-replayed')).toBeNull();
  expect(answer.json.order).toMatchObject({
    id: expect.stringMatching(new RegExp(`^${vendor.id}[0-9A-HJKMNP-TV-Z]{16}$`)),
    vendor_id: vendor.id,
    vendor_name: vendor.name,
    subdomain: vendor.subdomain,
    customer_id: null,
    is_guest_order: true,
    customer_info: { name: 'Test Guest', phone: body.customer_info.phone },
    status: 'pending',
    total_amount: 301,
    service_charge: 3,
    final_amount: 304,
    tax_amount: 0,
    discount_amount: 0,
    payment_method: 'cod',
    payment_status: 'pending',
    service_charge_status: 'pending',
    status_times: {},
    tracking_token: expect.stringMatching(/^[\w-]{32}$/),
    items: [
      {
        menu_item_id: first.id,
        menu_item: { name: 'Misal' },
        quantity: 2,
        total_price: 241,
        special_instructions: 'less oil',
      },
      { menu_item_id: second.id, quantity: 1, unit_price: 60, total_price: 60 },
    ],
  });
  expect(answer.text).not.toMatch(/body_?hash/i);
});

test('accepts camelCase, and treats it as the same body in a repeat', async () => {
  const vendor = await makeVendor();
  const body = orderBody(vendor);
  const key = randomUUID();
  const camel = await postOrder(camelKeys(body), { key });
  expect(camel.status, camel.text).toBe(201);
  const snake = await postOrder(body, { key });
  expect(snake.json.order).toEqual(camel.json.order);
});

test('confirms an order at once if the vendor accepts automatically', async () => {
  const vendor = await makeVendor({ settings: { autoAcceptOrders: true } });
  const order = await placeOrder(orderBody(vendor));
  expect(order.status).toBe('confirmed');
  expect(order.status_times).toEqual({ confirmed: order.created_at });
});

test('links an order to a signed-in student, without a tracking token', async () => {
  const [vendor, student] = await Promise.all([
    makeVendor({ settings: { requireCustomerLogin: true } }),
    registerCustomer(),
  ]);
  const order = await placeOrder(orderBody(vendor), { token: student.token, key: 'cart-001' });
  expect(order).toMatchObject({ customer_id: student.userId, is_guest_order: false });
  expect(order).not.toHaveProperty('tracking_token');
  const read = await call('GET', `/orders/${order.id}`, { token: student.token });
  expect(read.json.order).toEqual(order);
});

test('places a separate order for each call without a key', async () => {
  const vendor = await makeVendor();
  const body = orderBody(vendor);
  const [first, second] = await Promise.all([
    placeOrder(body, { key: undefined }),
    placeOrder(body, { key: undefined }),
  ]);
  expect(first.id).not.toBe(second.id);
});

test('computes the amounts that the body leaves out', async () => {
  const vendor = await makeVendor();
  const { service_charge, tax_amount, discount_amount, payment_method, ...body } =
    orderBody(vendor);
  expect(await placeOrder(body)).toMatchObject({ service_charge, final_amount: 61 });
});

test.each([
  [99_99, 1],
  [100_00, 2],
  [199_99, 2],
  [200_00, 3],
])('charges the fee of a cart of %i paise: Rs %i', async (pricePaise, fee) => {
  const vendor = await makeVendor({ items: [{ pricePaise }] });
  expect((await placeOrder(orderBody(vendor))).service_charge).toBe(fee);
});

test.each([
  ['letters of three bytes', 'थ', 'थ'],
  ['control characters', '\u0001', ''],
])(
  'fits a page of the longest orders into a Lambda response: %s',
  async (_what, letter, stored) => {
    const item = { name: 'थ'.repeat(80), pricePaise: 1_11 };
    const vendor = await makeVendor({ name: 'थ'.repeat(80), items: Array(50).fill(item) });
    const body = orderBody(
      vendor,
      vendor.items.map((item) => ({ item: item, quantity: 100 })),
    );
    const special_instructions = `no${letter.repeat(197)}\n`;
    const { order } = (
      await postOrder({
        ...body,
        customer_info: { ...body.customer_info, name: 'थ'.repeat(80) },
        items: body.items.map((line) => ({ ...line, special_instructions })),
        special_instructions: letter.repeat(500),
      })
    ).json;
    const [maxOrders, maxBytes] = [100, 6 * 1024 * 1024];
    expect(Buffer.byteLength(JSON.stringify(order)) * maxOrders).toBeLessThan(maxBytes);
    const wish = { special_instructions: `no${stored.repeat(197)}\n` };
    expect(order.items[0]).toMatchObject(wish);
  },
);

test('ignores fields that the caller may not set', async () => {
  const [vendor, student] = await Promise.all([makeVendor(), makeStudent()]);
  const order = await placeOrder({
    ...orderBody(vendor),
    id: 'X',
    status: 'completed',
    payment_status: 'settled',
    customer_id: student.userId,
    is_guest_order: false,
  });
  expect(order).toMatchObject({
    status: 'pending',
    payment_status: 'pending',
    customer_id: null,
    is_guest_order: true,
  });
});
