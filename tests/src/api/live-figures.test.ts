import { keys } from '@thali/functions/table/keys';
import { toIst } from '@thali/shared/time/ist';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { call } from '../support/call.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { moveOrder } from '../support/move-order.ts';
import { orderBody, placeOrder, postOrder } from '../support/place-test-order.ts';
import { makeAdmin, makeStaff, makeStudent } from '../support/sign-in.ts';
import { readRow } from '../support/test-table.ts';
import { getFigures, type WireFigures } from '../support/wire-figures.ts';
import { writeOrder } from '../support/write-order.ts';

const pollOptions = { timeout: 10_000, interval: 250 };

let vendor: TestVendor;
let token: string;
beforeAll(async () => {
  vendor = await makeVendor({
    items: [{ name: 'Veg Thali' }, { name: 'Chai', pricePaise: 12_50 }],
  });
  token = (await makeStaff(vendor.id)).token;
});

const summary = () => getFigures('/orders/analytics/summary', token);
const move = async (id: string, ...statuses: string[]) => {
  for (const status of statuses) {
    const answer = await moveOrder(token, id, status);
    expect(answer.status, answer.text).toBe(200);
  }
};

function expectSoon(expected: Record<string, unknown>): Promise<WireFigures> {
  return vi.waitFor(async () => {
    const now = await summary();
    expect(now).toMatchObject(expected);
    return now;
  }, pollOptions);
}

test('updates the figures after every change of an order', async () => {
  const [thali, chai] = vendor.items;
  if (!thali || !chai) throw new Error('No menu');
  const student = await makeStudent();
  const first = await placeOrder(orderBody(vendor, [{ item: thali, quantity: 2 }]));
  const { today_orders } = await expectSoon({
    total_orders: 1,
    total_revenue: 120,
    average_order_value: 120,
    active_customers: 0,
    new_customers: 0,
    pending_orders: 1,
    completion_rate: '0.0',
    today_revenue: 120,
    popular_items: [{ menu_item_id: thali.id, name: 'Veg Thali', quantity: 2, revenue: 120 }],
  });
  expect(today_orders).toBe(1);

  const key = '3b1fa1c2-58a5-4c8c-9d0e-2a4f6b8c0d1e';
  const body = orderBody(vendor, [
    { item: thali, quantity: 1 },
    { item: chai, quantity: 4 },
  ]);
  // Three calls with the same key place one order.
  const taps = await Promise.all(
    [1, 2, 3].map(() => postOrder(body, { key, token: student.token })),
  );
  const [second = ''] = taps.map(({ json }) => json.order.id);
  await expectSoon({ total_orders: 2, total_revenue: 230, active_customers: 0 });

  await move(first.id, 'confirmed', 'preparing', 'ready', 'completed');
  await expectSoon({
    total_orders: 2,
    total_revenue: 230,
    pending_orders: 1,
    completed_orders: 1,
    completion_rate: '50.0',
    order_status_breakdown: {
      pending: 1,
      confirmed: 0,
      preparing: 0,
      ready: 0,
      completed: 1,
      cancelled: 0,
      expired: 0,
    },
    popular_items: [
      { name: 'Chai', quantity: 4, revenue: 50 },
      { name: 'Veg Thali', quantity: 3, revenue: 180 },
    ],
  });

  await move(second, 'cancelled');
  await expectSoon({
    total_orders: 2,
    total_revenue: 120,
    average_order_value: 120,
    cancelled_orders: 1,
    active_customers: 1,
    new_customers: 1,
    popular_items: [{ name: 'Veg Thali', quantity: 2 }],
  });

  // The same phone in another notation is the same customer.
  const phone = `\u202a0091 ${first.customer_info.phone.slice(3)}\u202c`;
  const nextOrder = { ...orderBody(vendor), customer_info: { ...first.customer_info, phone } };
  await move((await placeOrder(nextOrder)).id, 'confirmed');
  const { popular_items } = await expectSoon({ total_orders: 3, confirmed_orders: 1 });
  expect(popular_items).toHaveLength(1);
  const { customers } = await getFigures('/customers?sort=orders', token);
  // A customer with cancelled orders only is not listed.
  expect(customers).toMatchObject([
    { phone: first.customer_info.phone, is_guest: true, orders: 2, spent: 180 },
  ]);
  expect(customers).toHaveLength(1);
});

test('counts an expired order on the day of its placement', async () => {
  const createdAt = new Date(Date.now() - 30 * 3_600_000).toISOString();
  const { date } = toIst(new Date(createdAt));
  await writeOrder(vendor, { createdAt });
  const figuresOfDay = () => getFigures(`/orders/analytics/summary?start_date=${date}`, token);
  await vi.waitFor(async () => {
    expect(await figuresOfDay()).toMatchObject({ pending_orders: 1, total_revenue: 60 });
  }, pollOptions);
  const body = { vendor_id: vendor.id };
  expect(
    (await call('POST', '/orders/expire-old-orders', { token, body })).json.expired_count,
  ).toBe(1);
  await vi.waitFor(async () => {
    expect(await figuresOfDay()).toMatchObject({
      total_orders: 1,
      total_revenue: 0,
      pending_orders: 0,
      expired_orders: 1,
      average_order_value: 0,
      active_customers: 0,
      popular_items: [],
    });
  }, pollOptions);
});

test('moves an order that it can’t count to the failure queue, without delaying others', async () => {
  const strange = await makeVendor();
  const staff = await makeStaff(strange.id);
  const { id } = await writeOrder(strange, { totalPaise: 0.5 });
  await placeOrder(orderBody(strange));
  await vi.waitFor(async () => {
    const now = await getFigures('/orders/analytics/summary', staff.token);
    expect(now).toMatchObject({ total_orders: 1, total_revenue: 60 });
  }, pollOptions);
  expect(await readRow(keys.orderCounted(id))).toBeUndefined();
  await vi.waitFor(async () => {
    const failures = await fetch(`${inject('platformUrl')}/__local/failures`);
    const failedOrders = ((await failures.json()) as object[]).map((failure) =>
      JSON.stringify(failure),
    );
    expect(failedOrders.filter((failure) => failure.includes(id))).toEqual([
      expect.stringContaining('"consumer":"project-orders"'),
    ]);
  }, pollOptions);
});

test('updates the figures of the platform', async () => {
  const { token: admin } = await makeAdmin();
  const today = toIst(new Date()).date;
  const path = `/admin/analytics?start_date=${today}&end_date=${today}`;
  const before = await getFigures(path, admin);
  const mess = await makeVendor();
  await placeOrder(orderBody(mess));
  await vi.waitFor(async () => {
    const now = await getFigures(path, admin);
    expect(Number(now.today.orders)).toBeGreaterThan(Number(before.today.orders));
    expect(Number(now.current.fees)).toBeGreaterThan(Number(before.current.fees));
    expect(now.daily).toHaveLength(1);
  }, pollOptions);
});
