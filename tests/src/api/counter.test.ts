import { randomUUID } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import { toIst } from '@thali/shared/time/ist';
import { beforeEach, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { findVendors } from '../support/find-vendors.ts';
import { makeDevice } from '../support/make-device.ts';
import { makeVendor, neverOpen, type TestVendor } from '../support/make-vendor.ts';
import { saleBody } from '../support/place-test-order.ts';
import { makeAdmin, makeStaff, makeStudent } from '../support/sign-in.ts';
import { changeRow, readRow } from '../support/test-table.ts';
import { getFigures } from '../support/wire-figures.ts';
import { writeOrder } from '../support/write-order.ts';

const upi = { id: 'anna@okhdfcbank', payeeName: 'Anna Mess', confirmedAt: '2026-11-01T00:00:00Z' };

let vendor: TestVendor;
let counter: Awaited<ReturnType<typeof makeDevice>>;
beforeEach(async () => {
  vendor = await makeVendor({ settings: { tokens: true } });
  counter = await makeDevice(vendor.id, 'counter');
});

const sell = (body: unknown, { key = randomUUID(), token = counter.headers.authorization } = {}) =>
  call('POST', '/counter-orders', {
    body,
    headers: { 'idempotency-key': key, authorization: token },
  });

test('a cash sale is paid, confirmed and seen, without fee, phone or opening hours', async () => {
  await vendor.change({ settings: { tokens: true, businessHours: neverOpen() } });
  const { status, json, text } = await sell(saleBody(vendor));
  expect(status, text).toBe(201);
  expect(json.order).toMatchObject({
    status: 'confirmed',
    token: 1,
    is_counter_sale: true,
    sold_by: 'Tawa',
    service_charge: 0,
    final_amount: vendor.item.price,
    payment_method: 'cod',
    payment_status: 'paid',
    payment: { received_by: 'Tawa' },
    acknowledged_at: expect.any(String),
    customer_info: { name: '', phone: '' },
  });
  const kitchen = (await counter.call('GET', '/kitchen')).json;
  expect(kitchen.orders.map(({ id }) => id)).toEqual([json.order.id]);
});

test('figures list the counter apart, and the first sale sets its date once', async () => {
  const { id, item } = vendor;
  const sold = await sell({ ...saleBody(vendor), hands_over: true });
  await sell(saleBody(vendor));
  await writeOrder(vendor, { status: 'completed', paymentMethod: 'cod' });
  const [{ token }, admin] = await Promise.all([makeStaff(id), makeAdmin()]);
  const today = toIst(new Date()).date;
  const readApart = async () => {
    const span = `start_date=${today}&end_date=${today}`;
    const { current } = await getFigures(`/vendors/${id}/analytics?${span}`, token);
    const [listed] = await findVendors(admin.token, id);
    const { json } = await call('GET', `/vendor-payments/takings?date=${today}`, { token });
    return {
      orders: [current.sold_orders, current.counter_orders],
      revenue: current.counter_revenue,
      sold: listed?.sold,
      takings: json.takings.filter((one) => one.is_counter_sale).length,
    };
  };
  await expect.poll(readApart, { timeout: 20_000 }).toEqual({
    orders: [3, 2],
    revenue: 2 * item.price,
    sold: { orders: 3, counter_orders: 2 },
    takings: 2,
  });
  const { summary } = await getFigures('/vendor-wallet/overview', token);
  expect(summary).toMatchObject({ total_cod_orders: 0, total_counter_orders: 1 });
  const path = '/vendor-wallet/transactions?payment_method=';
  const fees = await getFigures(`${path}counter`, token);
  expect(fees.data).toMatchObject([{ order_id: sold.json.order.id, amount: 0 }]);
  expect((await getFigures(`${path}cod`, token)).data).toEqual([]);
  const profile = keys.vendorProfile(id);
  expect(await readRow(profile)).toMatchObject({ counterSince: today });
  await changeRow(profile, { counterSince: '2026-11-01' });
  await sell(saleBody(vendor));
  expect(await readRow(profile)).toMatchObject({ counterSince: '2026-11-01' });
});

test('a sale is placed once per key, and its hand-over too', async () => {
  const [key, body] = [randomUUID(), { ...saleBody(vendor), hands_over: true }];
  const answers = await Promise.all([1, 2, 3].map(() => sell(body, { key })));
  const again = await sell(body, { key });
  expect([...answers, again].map(({ status, json }) => json.code ?? status)).toEqual(
    expect.arrayContaining([201]),
  );
  expect(again.json.order).toMatchObject({ status: 'completed', payment_status: 'settled' });
  expect(Object.keys(again.json.order.status_times).sort()).toEqual([
    'completed',
    'confirmed',
    'preparing',
    'ready',
  ]);
  const ids = answers.filter(({ status }) => status === 201).map(({ json }) => json.order.id);
  expect(new Set([...ids, again.json.order.id]).size).toBe(1);
  expectRefusal(await sell(saleBody(vendor), { key }), 'IDEMPOTENCY_KEY_REUSED');
});

test('UPI answers the exact amount to pay, and waits for the money', async () => {
  const body = { ...saleBody(vendor), payment_method: 'upi' };
  expectRefusal(await sell(body), 'PAYMENT_METHOD_UNAVAILABLE');
  await vendor.change({ settings: { tokens: true, payment: { accepts: 'upi', upi } } });
  const key = randomUUID();
  const { json } = await sell(body, { key });
  expect(json.order).toMatchObject({ status: 'confirmed', payment_status: 'pending' });
  const { link } = json.upi;
  expect(link).toContain(`am=${vendor.item.price.toFixed(2)}`);
  expect(link).toContain(`tr=${json.order.id.slice(-16)}`);
  expect((await sell(body, { key })).json.upi).toEqual(json.upi);
  const received = `/orders/${json.order.id}/received`;
  const { json: paid } = await counter.call('POST', received, { method: 'upi' });
  expect(paid.order).toMatchObject({ payment_status: 'paid' });
});

test('refuses wrong amounts, sold-out dishes and a full kitchen, until staff take the order anyway', async () => {
  await vendor.item.change({ stock: 1 });
  const wrong = { ...saleBody(vendor), final_amount: vendor.item.price - 1 };
  expectRefusal(await sell(wrong), 'PRICE_CHANGED');
  const answers = await Promise.all([1, 2, 3].map(() => sell(saleBody(vendor))));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  await vendor.item.change({ stock: undefined });
  await vendor.change({ settings: { orderCap: { unit: 'orders', most: 1 } } });
  await sell(saleBody(vendor));
  expectRefusal(await sell(saleBody(vendor)), 'KITCHEN_BUSY');
  expect((await sell({ ...saleBody(vendor), exceeds_cap: true })).status).toBe(201);
});

test('a sale is undone once: portions and cash go back, until it is handed over', async () => {
  await vendor.item.change({ stock: 1 });
  const undo = (id: string) => counter.call('POST', `/orders/${id}/undo-sale`);
  const { id } = (await sell(saleBody(vendor))).json.order;
  const answers = await Promise.all([undo(id), undo(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [undone] = answers.filter(({ status }) => status === 200);
  expect(undone?.json.order).toMatchObject({
    status: 'cancelled',
    payment_status: 'refunded',
    payment: { refunded: vendor.item.price, refunded_by: 'Tawa' },
  });
  const handedOver = await sell({ ...saleBody(vendor), hands_over: true });
  expectRefusal(await undo(handedOver.json.order.id), 'INVALID_STATUS_TRANSITION');
});

test('a shift is closed with the exact cash: sales, receipts, hand-overs, refunds and undone sales', async () => {
  const { price } = vendor.item;
  const shift = async () => (await counter.call('GET', '/counter-shift')).json.expected;
  const ids = await Promise.all(
    [1, 2, 3].map(async () => (await sell(saleBody(vendor))).json.order.id),
  );
  expect(await shift()).toBe(3 * price);
  await counter.call('POST', `/orders/${ids[0]}/undo-sale`);
  const [ready, unpaid] = await Promise.all(
    (['ready', 'preparing'] as const).map((status) =>
      writeOrder(vendor, { status, paymentMethod: 'cod' }),
    ),
  );
  const paidPaise = (order = ready) => (order ? order.totalPaise + order.feePaise : 0);
  await counter.call('PATCH', `/orders/${ready?.id}/status`, { status: 'completed' });
  await counter.call('POST', `/orders/${unpaid?.id}/received`, { method: 'cash' });
  const expected = (2 * price * 100 + paidPaise(ready) + paidPaise(unpaid)) / 100;
  expect(await shift()).toBe(expected);

  const close = (cash: { expected: number; counted: number }, key = randomUUID()) =>
    call('POST', '/counter-closes', {
      body: cash,
      headers: { ...counter.headers, 'idempotency-key': key },
    });
  const old = await close({ expected: expected - 1, counted: expected });
  expectRefusal(old, 'SHIFT_CHANGED');
  expect(old.json.expected).toBe(expected);
  const [key, counted] = [randomUUID(), expected - 10];
  const closed = await close({ expected, counted }, key);
  expect(closed.json.close).toMatchObject({ counter: 'Tawa', by: 'Tawa', expected, counted });
  expect((await close({ expected, counted }, key)).json).toEqual(closed.json);
  expect(await shift()).toBe(0);
  const staff = await makeStaff(vendor.id);
  const path = `/vendors/${vendor.id}/counter-closes`;
  const { json } = await call('GET', path, { token: staff.token });
  expect(json.closes).toEqual([closed.json.close]);
});

test('loses no sale while a shift is closed', async () => {
  const key = randomUUID();
  const closes = async () => {
    const { expected } = (await counter.call('GET', '/counter-shift')).json;
    return call('POST', '/counter-closes', {
      body: { expected, counted: expected },
      headers: { ...counter.headers, 'idempotency-key': key },
    });
  };
  const [answer, ...sales] = await Promise.all([
    closes(),
    ...Array.from({ length: 8 }, () => sell(saleBody(vendor))),
  ]);
  const sold = sales.filter(({ status }) => status === 201).length;
  const closed = answer.status === 201 ? answer.json.close.expected : 0;
  const left = (await counter.call('GET', '/counter-shift')).json.expected;
  expect(closed + left).toBe(sold * vendor.item.price);
});

test('only the mess’s own counters and staff may sell', async () => {
  const [kitchen, board, staff, other] = await Promise.all([
    makeDevice(vendor.id),
    makeDevice(vendor.id, 'board'),
    makeStaff(vendor.id),
    makeStaff((await makeVendor()).id),
  ]);
  const people = await Promise.all([makeStudent(), makeAdmin()]);
  for (const { token } of people) {
    expectRefusal(await sell(saleBody(vendor), { token: `Bearer ${token}` }), 'FORBIDDEN');
  }
  for (const { headers } of [kitchen, board]) {
    expectRefusal(await sell(saleBody(vendor), { token: headers.authorization }), 'FORBIDDEN');
  }
  const foreign = await sell(saleBody(vendor), { token: `Bearer ${other.token}` });
  expectRefusal(foreign, 'MENU_ITEM_UNAVAILABLE');
  const sale = await sell(saleBody(vendor), { token: `Bearer ${staff.token}` });
  expect(sale.status, sale.text).toBe(201);
});
