import { randomUUID } from 'node:crypto';
import { maxNames } from '@thali/functions/orders/store/offline-sale';
import { keys } from '@thali/functions/table/keys';
import { maxLines } from '@thali/shared/orders/order-limits';
import { toIst } from '@thali/shared/time/ist';
import { beforeEach, describe, expect, test } from 'vitest';
import { prices } from '../bench/costs/prices.ts';
import { recordAttack } from '../security/count-attacks.ts';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { findVendors } from '../support/find-vendors.ts';
import { makeDevice } from '../support/make-device.ts';
import { makeVendor, neverOpen, type TestVendor } from '../support/make-vendor.ts';
import { messagesTo } from '../support/outbox.ts';
import { orderBody, placeOrder, saleBody } from '../support/place-test-order.ts';
import { randomIds } from '../support/random-ids.ts';
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

test('figures list the counter separately, and the first sale sets the date of the first sale once', async () => {
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
      takings: json.takings.filter((taking) => taking.is_counter_sale).length,
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

test('a repeated key places and hands over a sale once', async () => {
  const [key, body] = [randomUUID(), { ...saleBody(vendor), hands_over: true }];
  const answers = await Promise.all([1, 2, 3].map(() => sell(body, { key })));
  const repeat = await sell(body, { key });
  expect([...answers, repeat].map(({ status, json }) => json.code ?? status)).toEqual(
    expect.arrayContaining([201]),
  );
  expect(repeat.json.order).toMatchObject({ status: 'completed', payment_status: 'settled' });
  expect(Object.keys(repeat.json.order.status_times).sort()).toEqual([
    'completed',
    'confirmed',
    'preparing',
    'ready',
  ]);
  const ids = answers.filter(({ status }) => status === 201).map(({ json }) => json.order.id);
  expect(new Set([...ids, repeat.json.order.id]).size).toBe(1);
  expectRefusal(await sell(saleBody(vendor), { key }), 'IDEMPOTENCY_KEY_REUSED');
});

test('a UPI sale returns the exact amount to pay, and waits for the money', async () => {
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
  const { token } = await makeStaff(vendor.id);
  const path = `/vendors/${vendor.id}/team/log?month=${toIst(new Date()).date.slice(0, 7)}`;
  const { entries } = (await call('GET', path, { token })).json;
  expect(entries[0]).toMatchObject({ detail: 'cash, kitchen full', by: { name: 'Tawa' } });
});

test('a sale is undone once: portions and cash go back, until it is handed over', async () => {
  await vendor.item.change({ stock: 1 });
  const undo = (id: string, reason = 'guest_left') =>
    counter.call('POST', `/orders/${id}/undo-sale`, { reason });
  const { id } = (await sell(saleBody(vendor))).json.order;
  const answers = await Promise.all([undo(id), undo(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [undone] = answers.filter(({ status }) => status === 200);
  expect(undone?.json.order).toMatchObject({
    status: 'cancelled',
    payment_status: 'refunded',
    cancel_note: 'Sale undone: The guest left',
    payment: { refunded: vendor.item.price, refunded_by: 'Tawa' },
  });
  expectRefusal(await undo(id, 'because'), 'VALIDATION_ERROR');
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
  // The clerk counted again after a lost answer.
  expectRefusal(await close({ expected, counted: counted - 5 }, key), 'IDEMPOTENCY_KEY_REUSED');
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
  const openAmount = (await counter.call('GET', '/counter-shift')).json.expected;
  expect(closed + openAmount).toBe(sold * vendor.item.price);
});

describe('a sale without a network', () => {
  const agoIso = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const offlineBody = (number: string, minutesAgo = 1) => ({
    ...saleBody(vendor),
    offline_number: number,
    sold_at: agoIso(minutesAgo),
  });
  const stockLeft = async () => {
    const { items } = (await counter.call('GET', '/kitchen')).json;
    return items.find(({ id }) => id === vendor.item.id)?.quantity;
  };

  test('is stored at the charged price, even if sold out or in an inactive mess, and the shift lists both differences', async () => {
    await vendor.item.change({ stock: 1 });
    await vendor.change({ status: 'suspended', settings: { tokens: true } });
    const items = [{ menu_item_id: vendor.item.id, quantity: 3, unit_price: 20 }];
    const amounts = { items, total_amount: 60, final_amount: 60 };
    const body = { ...offlineBody('K2-17'), ...amounts };
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => sell(body, { key })));
    answers.push(await sell(body, { key }));
    expect(answers.map(({ status, text }) => (status === 201 ? status : text))).toEqual(
      Array(4).fill(201),
    );
    const [order] = answers.map(({ json }) => json.order);
    expect(new Set(answers.map(({ json }) => json.order.id)).size).toBe(1);
    expect(order).toMatchObject({
      offline: { number: 'K2-17', sent_at: expect.any(String) },
      created_at: body.sold_at,
      status: 'confirmed',
      payment_status: 'paid',
      final_amount: 60,
    });
    expect(order).not.toHaveProperty('token');
    const shift = (await counter.call('GET', '/counter-shift')).json;
    const changed = { name: vendor.item.name, quantity: 3, charged: 20, menu: vendor.item.price };
    expect(shift).toMatchObject({
      expected: 60,
      offline: {
        sales: 1,
        oversold: [{ name: vendor.item.name, quantity: 2 }],
        changed_prices: [changed],
      },
    });
    expect(await stockLeft()).toBe(0);
    await counter.call('POST', `/orders/${order?.id}/undo-sale`);
    expect(await stockLeft()).toBe(1);
    const close = { expected: 0, counted: 0 };
    const { json } = await counter.call('POST', '/counter-closes', close);
    expect(json.close.offline).toEqual(shift.offline);
    expect((await counter.call('GET', '/counter-shift')).json).not.toHaveProperty('offline');
  });

  test('is counted even if the shift already lists 400 names', async () => {
    const sellAtNewPrices = (index: number) => {
      const items = Array.from({ length: maxLines }, (_, line) => {
        const unit_price = 1 + (index * maxLines + line) / 100;
        return { menu_item_id: vendor.item.id, quantity: 1, unit_price };
      });
      const paise = items.reduce((sum, { unit_price }) => sum + Math.round(unit_price * 100), 0);
      const amounts = { items, total_amount: paise / 100, final_amount: paise / 100 };
      return sell({ ...offlineBody(`K2-${index}`), ...amounts });
    };
    let expected = 0;
    for (let index = 0; index < 10; index += 1) {
      const { json, text } = await sellAtNewPrices(index);
      expect(json.order, text).toBeDefined();
      expected += Math.round(json.order.final_amount * 100);
    }
    const { json: shift } = await counter.call('GET', '/counter-shift');
    expect(shift.expected).toBe(expected / 100);
    expect(shift.offline?.sales).toBe(10);
    expect(shift.offline?.changed_prices).toHaveLength(maxNames);
    const close = { expected: shift.expected, counted: shift.expected };
    expect((await counter.call('POST', '/counter-closes', close)).status).toBe(201);
  });

  test('names a deleted dish and choice as the counter showed them', async () => {
    const [menu_item_id, group_id] = [randomIds.menu(), randomIds.menu()];
    const line = {
      ...{ menu_item_id, quantity: 1, unit_price: 30 },
      choices: [{ group_id, choice_id: 'A1B2' }],
    };
    const choices = [{ name: 'Ghee', price: 5 }];
    const snapshot = { name: 'Poha', is_vegetarian: true, choices };
    const amounts = { total_amount: 30, final_amount: 30 };
    const body = { ...offlineBody('K2-18'), ...amounts, items: [{ ...line, snapshot }] };
    const { json, text } = await sell(body);
    expect(json.order?.items, text).toMatchObject([
      { menu_item: { name: 'Poha' }, choices: [{ name: 'Ghee' }], unit_price: 30 },
    ]);
    expectRefusal(await sell({ ...body, items: [line] }), 'MENU_ITEM_UNAVAILABLE');
    const wrongId = { ...line, menu_item_id: 'x', snapshot };
    expectRefusal(await sell({ ...body, items: [wrongId] }), 'MENU_ITEM_UNAVAILABLE');
  });

  test('is refused with wrong sums, without a key, and after 12 hours', async () => {
    expectRefusal(await sell(offlineBody('K2-1', 12 * 60 + 1)), 'TOO_OLD');
    expect((await sell(offlineBody('K2-2', 12 * 60 - 1))).status).toBe(201);
    expectRefusal(await sell({ ...offlineBody('K2-3'), final_amount: 1 }), 'PRICE_CHANGED');
    const below = { ...saleBody(vendor).items[0], unit_price: -1 };
    const negative = { ...offlineBody('K2-4'), items: [below], total_amount: -1, final_amount: -1 };
    expectRefusal(await sell(negative), 'INVALID_ORDER_AMOUNT');
    const withoutKey = await counter.call('POST', '/counter-orders', offlineBody('K2-5'));
    expectRefusal(withoutKey, 'INVALID_IDEMPOTENCY_KEY');
    expectRefusal(await sell({ ...offlineBody('K2-6'), offline_number: '17' }), 'VALIDATION_ERROR');
  });

  test('a sale that arrives late is not cooked again', async () => {
    const late = (await sell(offlineBody('K2-1', 20))).json.order;
    expect(late).toMatchObject({ status: 'completed', payment_status: 'settled' });
    const upiBody = { ...offlineBody('K2-2', 20), payment_method: 'upi' };
    expect((await sell(upiBody)).json.order).toMatchObject({
      status: 'ready',
      payment_status: 'pending',
    });
    const paid = (await sell({ ...upiBody, received: 'upi' })).json.order;
    expect(paid).toMatchObject({ status: 'completed', payment_method: 'upi' });
  });

  test('repeats an online sale whose answer was lost, and adds its number and payment to that sale', async () => {
    await vendor.change({ settings: { tokens: true, payment: { accepts: 'upi', upi } } });
    const key = randomUUID();
    const body = { ...saleBody(vendor), payment_method: 'upi' };
    const { id } = (await sell(body, { key })).json.order;
    const offline = { offline_number: 'K3-1', sold_at: agoIso(0) };
    const repeat = await sell({ ...body, ...offline, received: 'cash' }, { key });
    expect(repeat.json.order).toMatchObject({
      ...{ id, token: 1, offline: { number: 'K3-1' } },
      ...{ status: 'confirmed', payment_method: 'cod', payment_status: 'paid' },
    });
    const staff = await makeStaff(vendor.id);
    const token = `Bearer ${staff.token}`;
    const bySomeone = await sell({ ...body, ...offline, received: 'cash' }, { key, token });
    expect(bySomeone.json.order.id).toBe(id);
    const { expected } = (await counter.call('GET', '/counter-shift')).json;
    expect(expected).toBe(vendor.item.price);
  });
});

test('a guest with an Indian phone gets the link by text once, with limits', async () => {
  const phone = randomIds.phone();
  const sellTo = async (customer_phone?: string) =>
    (await sell({ ...saleBody(vendor), customer_name: 'Asha', customer_phone })).json.order.id;
  const send = (id: string) => counter.call('POST', `/orders/${id}/text-link`);
  const id = await sellTo(phone);
  const answers = await Promise.all([1, 2, 3].map(() => send(id)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const messages = await messagesTo(phone);
  expect(messages).toHaveLength(1);
  const [, text, token = ''] = /^(.+?) https?:.+#token=(.+)$/.exec(messages[0]?.body ?? '') ?? [];
  expect(text).toBe(`Your order ${id.slice(-6)} on Thali. See when it is ready:`);
  expect(messages[0]?.body).toContain(`/orders/${id}#`);
  const followed = await call('GET', `/orders/${id}`, { headers: { 'x-tracking-token': token } });
  expect(followed.json.order.id).toBe(id);

  for (const orderId of [await sellTo(phone), await sellTo(phone)]) await send(orderId);
  expectRefusal(await send(await sellTo(phone)), 'TOO_MANY_REQUESTS');
  expect(await messagesTo(phone)).toHaveLength(3);
  // A mess sends at most 100 texts a day.
  const costPerHour = 100 * prices.textMessage;
  recordAttack('Counter: texts to one phone', ['TOO_MANY_REQUESTS'], costPerHour);
  for (const orderId of [await sellTo(), await sellTo('+971501234567')]) {
    expectRefusal(await send(orderId), 'VALIDATION_ERROR');
  }
  expectRefusal(await send((await placeOrder(orderBody(vendor))).id), 'VALIDATION_ERROR');
});

test('only the mess’s own counters and staff may sell', async () => {
  const [kitchen, board, staff, otherPerson] = await Promise.all([
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
  const foreign = await sell(saleBody(vendor), { token: `Bearer ${otherPerson.token}` });
  expectRefusal(foreign, 'MENU_ITEM_UNAVAILABLE');
  const sale = await sell(saleBody(vendor), { token: `Bearer ${staff.token}` });
  expect(sale.status, sale.text).toBe(201);
});
