import { orderStatuses, statusFacts } from '@thali/shared/orders/order-status';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { type Kitchen, makeKitchen } from '../support/kitchen.ts';
import { makeDevice } from '../support/make-device.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { makeStaff } from '../support/sign-in.ts';
import { writeOrder } from '../support/write-order.ts';

let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await makeKitchen();
});

const read = (token = kitchen.token) => call('GET', '/kitchen', { token });
const send = (method: string, path: string, body: unknown) =>
  call(method, path, { token: kitchen.token, body });
const setDoneLines = (orderId: string, doneLines: unknown) =>
  send('PUT', `/orders/${orderId}/done-lines`, { done_lines: doneLines });
const setReadyTime = (orderId: string, time: unknown) =>
  send('PUT', `/orders/${orderId}/ready-time`, { estimated_ready_time: time });
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const placeTwoLines = (mess = kitchen.vendor) =>
  placeOrder(
    orderBody(mess, [
      { item: mess.item, quantity: 1 },
      { item: mess.item, quantity: 2 },
    ]),
  );
const doneIndexes = (order: { items: { is_done?: boolean }[] }) =>
  order.items.flatMap(({ is_done }, index) => (is_done ? [index] : []));

describe('GET /kitchen', () => {
  test('returns the mess, its dishes and its ongoing orders, oldest first, and nothing of another mess', async () => {
    const mess = await makeKitchen();
    const otherMess = await makeKitchen();
    const foreign = await placeOrder(orderBody(otherMess.vendor));
    const orders = [];
    for (const status of ['pending', 'ready', 'confirmed', 'preparing'] as const) {
      orders.push(await writeOrder(mess.vendor, { status }));
    }
    await writeOrder(mess.vendor, { status: 'completed' });
    await expect.poll(async () => (await read(mess.token)).json.orders.length).toBe(orders.length);
    const { status, json, text } = await read(mess.token);
    expect(status, text).toBe(200);
    const times = json.orders.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted());
    expect(json.orders.map(({ id }) => id).sort()).toEqual(orders.map(({ id }) => id).sort());
    expect(json.vendor).toMatchObject({ id: mess.vendor.id, subdomain: mess.vendor.subdomain });
    expect(json.items[0]).toMatchObject({ id: mess.vendor.item.id, sold_out_today: false });
    expect(json.items[0]).not.toHaveProperty('price');
    expect(text).not.toContain(foreign.id);
    expect(text).not.toContain(otherMess.vendor.id);
  });

  test('tells a device nothing about the business behind the mess', async () => {
    const { vendor } = await makeKitchen();
    const bill = { isOn: true, legalName: 'Asha Foods LLP', fssai: '11521999000123' };
    await vendor.change({
      email: 'owner@test.example',
      gstin: '27AAPFU0939F1ZV',
      settings: { bill: { ...bill, gstin: '27AAPFU0939F1ZV', scheme: 'regular' } },
    });
    const device = await makeDevice(vendor.id);
    for (const { status, text } of [
      await device.call('GET', '/kitchen'),
      await device.call('PUT', `/vendors/${vendor.id}/rush`, { pause_minutes: 0 }),
    ]) {
      expect(status, text).toBe(200);
      expect(text).not.toMatch(/27AAPFU0939F1ZV|Asha Foods|11521999000123|owner@/);
    }
  });

  test('refuses a call without a sign-in', async () => {
    expectRefusal(await call('GET', '/kitchen'), 'UNAUTHENTICATED');
  });
});

describe('done lines', () => {
  test('are stored, shown in the order and can be undone', async () => {
    const { id, updated_at } = await placeTwoLines();
    for (const lines of [[1], [0, 1], [1, 1], [0], []]) {
      const { status, json, text } = await setDoneLines(id, lines);
      expect(status, text).toBe(200);
      expect(doneIndexes(json.order)).toEqual([...new Set(lines)]);
      expect(json.order.status).toBe('pending');
      expect(json.order.updated_at > updated_at).toBe(true);
      const { order } = (await call('GET', `/orders/${id}`, { token: kitchen.token })).json;
      expect(order).toEqual(json.order);
    }
  });

  test('refuse a tick if the concurrent tick of another screen was first', async () => {
    const { id } = await placeTwoLines();
    const answers = await Promise.all(
      [[0], [1], [0, 1], []].map((lines) => setDoneLines(id, lines)),
    );
    const { order } = (await call('GET', `/orders/${id}`, { token: kitchen.token })).json;
    for (const [index, answer] of answers.entries()) {
      if (answer.status === 409) expectRefusal(answer, 'ORDER_STATUS_CONFLICT');
      else expect(doneIndexes(answer.json.order)).toEqual([[0], [1], [0, 1], []][index]);
    }
    const times = answers.map(({ json }) => json.order.updated_at);
    expect(order.updated_at).toBe(times.toSorted().at(-1));
  });

  test('of other screens stay if a screen names its changed lines', async () => {
    const { id } = await placeTwoLines();
    const change = async (doneLines: number[], changedLines: number[]) => {
      const body = { done_lines: doneLines, changed_lines: changedLines };
      const { status, text, json } = await send('PUT', `/orders/${id}/done-lines`, body);
      expect(status, text).toBe(200);
      return doneIndexes(json.order);
    };
    expect(await change([0], [0])).toEqual([0]);
    expect(await change([1], [1])).toEqual([0, 1]);
    expect(await change([], [0])).toEqual([1]);
    expect(await change([0], [])).toEqual([1]);
    const body = { done_lines: [], changed_lines: [2] };
    expectRefusal(await send('PUT', `/orders/${id}/done-lines`, body), 'VALIDATION_ERROR');
  });

  test('stay when the status changes', async () => {
    const { id } = await placeTwoLines();
    await setDoneLines(id, [1]);
    const { json } = await send('PATCH', `/orders/${id}/status`, { status: 'confirmed' });
    expect(doneIndexes(json.order)).toEqual([1]);
  });

  test('are refused for an order that is over', async () => {
    const { id } = await writeOrder(kitchen.vendor, { status: 'completed' });
    const answer = await setDoneLines(id, [0]);
    expectRefusal(answer, 'INVALID_STATUS_TRANSITION');
    expect(answer.json.order).toMatchObject({ id, status: 'completed' });
  });

  test.each([[[2]], [[-1]], [[0.5]], [['0']], ['0'], [undefined]])(
    'are refused: %j',
    async (lines) => {
      const { id } = await placeTwoLines();
      expectRefusal(await setDoneLines(id, lines), 'VALIDATION_ERROR');
    },
  );
});

describe('a new ready time', () => {
  test.each(orderStatuses)('is allowed for %s orders only while they cook', async (status) => {
    const { id } = await writeOrder(kitchen.vendor, { status });
    const time = inMinutes(25);
    const answer = await setReadyTime(id, time);
    if (!statusFacts[status].isCooking) {
      expectRefusal(answer, 'INVALID_STATUS_TRANSITION');
      return;
    }
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json.order).toMatchObject({ status, estimated_ready_time: time });
  });

  test('counts minutes from the server’s time, not from the device’s clock', async () => {
    const { id } = await writeOrder(kitchen.vendor, { status: 'preparing' });
    const body = { ready_in_minutes: 20, estimated_ready_time: '2020-01-01T00:00:00Z' };
    const { json, text } = await send('PUT', `/orders/${id}/ready-time`, body);
    const leftMs = Date.parse(json.order.estimated_ready_time) - Date.now();
    expect(leftMs, text).toBeGreaterThan(18 * 60_000);
    expect(leftMs).toBeLessThanOrEqual(20 * 60_000);
    for (const refused of [{}, { ready_in_minutes: -1 }, { ready_in_minutes: 1441 }]) {
      expectRefusal(await send('PUT', `/orders/${id}/ready-time`, refused), 'VALIDATION_ERROR');
    }
  });

  test.each([null, 'soon', inMinutes(25 * 60)])('is refused: %s', async (time) => {
    const { id } = await writeOrder(kitchen.vendor, { status: 'preparing' });
    expectRefusal(await setReadyTime(id, time), 'VALIDATION_ERROR');
  });
});

test('a device that acknowledges a cancelled order learns its end and changes nothing', async () => {
  const { id } = await writeOrder(kitchen.vendor, { status: 'cancelled' });
  const device = await makeDevice(kitchen.vendor.id);
  const { status, json } = await device.call('POST', `/orders/${id}/acknowledge`);
  expect(status).toBe(200);
  expect(json.order).toMatchObject({ id, status: 'cancelled', acknowledged_at: null });
});

test('one call acknowledges many orders, may be repeated, and names the orders it could not find', async () => {
  const mess = await makeKitchen();
  const device = await makeDevice(mess.vendor.id);
  const [first, second] = [
    await placeOrder(orderBody(mess.vendor)),
    await placeOrder(orderBody(mess.vendor)),
  ];
  const ended = await writeOrder(mess.vendor, { status: 'cancelled' });
  const unknown = mess.vendor.id + 'A'.repeat(16);
  const acknowledge = async (...orderIds: string[]) =>
    device.call('POST', `/vendors/${mess.vendor.id}/acknowledgements`, { order_ids: orderIds });
  await acknowledge(first.id);
  const { acknowledged_at } = (await device.call('POST', `/orders/${first.id}/acknowledge`)).json
    .order;
  const answer = await acknowledge(first.id, second.id, second.id, ended.id, unknown);
  expect(answer.status, answer.text).toBe(200);
  const { orders, refused } = answer.json;
  const timeOf = (id: string) => orders.find((order) => order.id === id)?.acknowledged_at;
  expect(orders).toHaveLength(3);
  expect(timeOf(first.id)).toBe(acknowledged_at);
  expect(timeOf(second.id)).toEqual(expect.any(String));
  expect(timeOf(ended.id)).toBe(null);
  expect(refused).toEqual([{ order_id: unknown, code: 'ORDER_NOT_FOUND' }]);
  for (const wrong of [[], ['x'], Array.from({ length: 101 }, () => first.id)]) {
    expectRefusal(await acknowledge(...wrong), 'VALIDATION_ERROR');
  }
});

test('refuses changes by staff of another mess', async () => {
  const { id } = await placeTwoLines();
  const { token } = await makeStaff((await makeKitchen()).vendor.id);
  const bodies = {
    'done-lines': { done_lines: [0] },
    'ready-time': { estimated_ready_time: inMinutes(5) },
  };
  for (const [path, body] of Object.entries(bodies)) {
    expectRefusal(
      await call('PUT', `/orders/${id}/${path}`, { token, body }),
      'VENDOR_ACCESS_DENIED',
    );
  }
});
