import { historyMark } from '@thali/local/history/history-mark';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeDevice } from '../support/make-device.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { moveOrder } from '../support/move-order.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { randomIds } from '../support/random-ids.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { makeStaff, makeStudent } from '../support/sign-in.ts';
import { countedLine, writeOrder } from '../support/write-order.ts';

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

function autoAccepted(secondsAgo: number) {
  const createdAt = ago(secondsAgo);
  return { status: 'confirmed', createdAt, statusTimes: { confirmed: createdAt } } as const;
}

setUpHandlers();
const { raiseAlarms } = await import('@thali/functions/alarm/raise-alarm');
let vendor: TestVendor;
let token: string;
beforeAll(async () => {
  vendor = await makeVendor({ items: [{ stock: 50 }] });
  token = (await makeStaff(vendor.id)).token;
});

const acknowledge = (orderId: string, by: string | undefined = token) =>
  call('POST', `/orders/${orderId}/acknowledge`, { token: by });
const cancel = (orderId: string, phone: string) =>
  call('POST', `/orders/${orderId}/cancel?phone=${encodeURIComponent(phone)}`);
const read = async (orderId: string) =>
  (await call('GET', `/orders/${orderId}`, { token })).json.order;

test('stores the first acknowledgement by the kitchen', async () => {
  const order = await writeOrder(vendor);
  expect((await read(order.id)).acknowledged_at).toBeNull();
  const answers = await Promise.all([1, 2, 3, 4].map(() => acknowledge(order.id)));
  const { acknowledged_at: at, ...rest } = await read(order.id);
  for (const { status, text, json } of answers) {
    expect(status, text).toBe(200);
    expect(json.order.acknowledged_at).toBe(at);
  }
  expect(rest).toMatchObject({ status: 'pending', updated_at: at });
  expect(Date.parse(String(at))).toBeGreaterThan(Date.parse(order.createdAt));
});

test('acknowledges an order by its first step', async () => {
  const order = await writeOrder(vendor);
  const { acknowledged_at: at, updated_at } = (await moveOrder(token, order.id, 'confirmed')).json
    .order;
  expect(at).toBe(updated_at);
  expect((await moveOrder(token, order.id, 'preparing')).json.order.acknowledged_at).toBe(at);
});

test('does not change a finished order', async () => {
  const order = await writeOrder(vendor, { status: 'cancelled' });
  const { status, json } = await acknowledge(order.id);
  expect(status).toBe(200);
  expect(json.order).toMatchObject({ acknowledged_at: null, updated_at: order.updatedAt });
});

test('refuses other staff and unknown orders', async () => {
  const { id } = await writeOrder(vendor);
  const otherPerson = await makeStaff((await makeVendor()).id);
  expectRefusal(await acknowledge(id, otherPerson.token), 'VENDOR_ACCESS_DENIED');
  expectRefusal(await acknowledge(randomIds.order(vendor.id)), 'ORDER_NOT_FOUND');
});

test.each([
  ['pending', () => ({ createdAt: ago(60) }), 'customer'],
  ['accepted automatically', () => autoAccepted(1), 'customer'],
  ['pending and unanswered', () => ({ createdAt: ago(181) }), 'no_answer'],
  ['accepted automatically and unanswered', () => autoAccepted(181), 'no_answer'],
] as const)('lets the guest cancel an order that is %s', async (_what, stateOf, reason) => {
  const order = await writeOrder(vendor, stateOf());
  expectRefusal(await cancel(order.id, randomIds.phone()), 'ORDER_NOT_FOUND');
  const answer = await cancel(order.id, order.customerPhone);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.json.order).toMatchObject({
    status: 'cancelled',
    cancel_reason: reason,
    acknowledged_at: null,
    service_charge_status: 'failed',
  });
  expect((await cancel(order.id, order.customerPhone)).json).toEqual(answer.json);
});

test('lets an account cancel only its own order', async () => {
  const { userId, token: student } = await makeStudent();
  const { id } = await writeOrder(vendor, { customerId: userId, createdAt: ago(181) });
  const path = `/orders/${id}/cancel`;
  const stranger = await makeStudent();
  expectRefusal(await call('POST', path, { token: stranger.token }), 'ORDER_NOT_FOUND');
  expectRefusal(await call('POST', path, { token }), 'FORBIDDEN');
  expect((await call('POST', path, { token: student })).status).toBe(200);
});

test.each([
  ['accepted automatically 30 seconds ago', autoAccepted(30)],
  ['begun', { ...autoAccepted(0), status: 'preparing' }],
  ['acknowledged', { createdAt: ago(200), acknowledgedAt: ago(100) }],
  ['confirmed by hand', { createdAt: ago(200), status: 'confirmed' }],
  ['completed', { createdAt: ago(200), status: 'completed' }],
] as const)('refuses to cancel an order that is %s', async (_what, state) => {
  const order = await writeOrder(vendor, state);
  const answer = await cancel(order.id, order.customerPhone);
  expectRefusal(answer, 'INVALID_STATUS_TRANSITION');
  expect(answer.json.order).toMatchObject({ id: order.id, status: order.status });
});

test('returns counted portions', async () => {
  const before = Number(await vendor.item.stock());
  const order = await placeOrder(orderBody(vendor, [{ item: vendor.item, quantity: 7 }]));
  expect(await vendor.item.stock()).toBe(before - 7);
  const old = await writeOrder(vendor, {
    createdAt: ago(200),
    lines: [countedLine(vendor.item, 7)],
  });
  expect((await cancel(old.id, old.customerPhone)).status).toBe(200);
  expect(await vendor.item.stock()).toBe(before);
  await acknowledge(order.id);
});

test.each([1, 2, 3])(
  'applies either a cancellation or a concurrent acknowledgement (%i)',
  async () => {
    const order = await writeOrder(vendor, { createdAt: ago(200) });
    const [seen, cancelled] = await Promise.all([
      acknowledge(order.id),
      cancel(order.id, order.customerPhone),
    ]);
    const now = await read(order.id);
    expect(seen.status).toBe(200);
    expect(now.acknowledged_at === null).toBe(cancelled.status === 200);
    expect(now.status === 'cancelled').toBe(cancelled.status === 200);
    expect(seen.json.order).toMatchObject({ status: now.status });
  },
);

test.each([1, 2, 3, 4])(
  'lets only one of concurrent cancellations and a confirmation succeed, and returns portions once (%i)',
  async () => {
    const alarm = { sms: false, cancelAfterMinutes: 5 } as const;
    const mess = await makeVendor({ items: [{ stock: 20 }], settings: { alarm } });
    const device = await makeDevice(mess.id);
    const order = await writeOrder(mess, {
      createdAt: ago(301),
      lines: [countedLine(mess.item, 3)],
      bodyHash: historyMark,
    });
    const cancelByPlatform = async () =>
      expect(await raiseAlarms([{ orderId: order.id, step: 'cancel' }])).toEqual([
        { status: 'fulfilled', value: 'done' },
      ]);
    const [confirmed, first, second] = await Promise.all([
      device.call('PATCH', `/orders/${order.id}/status`, { status: 'confirmed' }),
      cancel(order.id, order.customerPhone),
      cancel(order.id, order.customerPhone),
      cancelByPlatform(),
      cancelByPlatform(),
    ]);
    const proof = `phone=${encodeURIComponent(order.customerPhone)}`;
    const now = (await call('GET', `/orders/${order.id}?${proof}`)).json.order;
    const isCancelled = now.status === 'cancelled';
    expect(now).toMatchObject(
      isCancelled ? { cancel_reason: 'no_answer' } : { status: 'confirmed' },
    );
    expect(confirmed.status).toBe(isCancelled ? 409 : 200);
    expect([first.status, second.status]).toEqual(Array(2).fill(isCancelled ? 200 : 409));
    expect(await mess.item.stock()).toBe(isCancelled ? 23 : 20);
  },
);
