import { orderStatuses, vendorActions } from '@thali/shared/orders/order-status';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { randomIds } from '../support/random-ids.ts';
import { makeStaff } from '../support/sign-in.ts';
import { writeOrder } from '../support/write-order.ts';

let vendor: TestVendor;
let token: string;
beforeAll(async () => {
  vendor = await makeVendor();
  token = (await makeStaff(vendor.id)).token;
});

function change(orderId: string, body: object) {
  return call('PATCH', `/orders/${orderId}/status`, { token, body });
}

const steps = orderStatuses.flatMap((from) => orderStatuses.map((to) => ({ from, to })));
const isAction = ({ from, to }: (typeof steps)[number]) =>
  vendorActions.some((action) => action.from === from && action.to === to);

test('has five actions', () => {
  expect(steps.filter(isAction)).toHaveLength(5);
});

test.each(steps.filter(isAction))('changes $from -> $to', async ({ from, to }) => {
  const before = await writeOrder(vendor, { status: from });
  const { status, json } = await change(before.id, { status: to });
  expect(status).toBe(200);
  expect(json.order).toMatchObject({ id: before.id, status: to });
  expect(json.order.status_times[to]).toBe(json.order.updated_at);
  expect((await call('GET', `/orders/${before.id}`, { token })).json.order).toEqual(json.order);
});

/** One refused step from each status. shared/src/orders/order-status.test.ts has all refused steps. */
const refused = orderStatuses.flatMap(
  (status) => steps.find((step) => step.from === status && !isAction(step)) ?? [],
);

test.each(refused)('refuses $from -> $to', async ({ from, to }) => {
  const before = await writeOrder(vendor, { status: from });
  const answer = await change(before.id, { status: to });
  expectRefusal(answer, 'INVALID_STATUS_TRANSITION');
  expect(answer.json.order).toMatchObject({ id: before.id, status: from, vendor_id: vendor.id });
});

describe('a change of the status', () => {
  test('settles a cash payment on completion, and the fee stays owed', async () => {
    const { id } = await placeOrder(orderBody(vendor));
    for (const status of ['confirmed', 'preparing', 'ready', 'completed']) {
      expect((await change(id, { status })).status).toBe(200);
    }
    const { order } = (await call('GET', `/orders/${id}`, { token })).json;
    expect(order).toMatchObject({
      status: 'completed',
      payment_status: 'settled',
      service_charge_status: 'pending',
      actual_ready_time: order.status_times.ready,
    });
    expect(Object.keys(order.status_times).sort()).toEqual([
      'completed',
      'confirmed',
      'preparing',
      'ready',
    ]);
  });

  test('ends the payment and the fee of a cancelled order', async () => {
    const { id } = await placeOrder(orderBody(vendor));
    expect((await change(id, { status: 'cancelled' })).json.order).toMatchObject({
      payment_status: 'failed',
      service_charge_status: 'failed',
    });
  });

  test('takes an estimate in any time zone, in camel case or snake case', async () => {
    const { id } = await placeOrder(orderBody(vendor));
    const soon = new Date(Date.now() + 20 * 60_000).toISOString();
    const inIndia = new Date(Date.parse(soon) + 5.5 * 3_600_000).toISOString();
    const estimatedReadyTime = inIndia.replace('Z', '+05:30');
    const { json } = await change(id, { status: 'confirmed', estimatedReadyTime });
    expect(json.order).toMatchObject({ estimated_ready_time: soon });
  });

  test('refuses an estimate of more than a day ahead', async () => {
    const { id } = await placeOrder(orderBody(vendor));
    const estimatedReadyTime = new Date(Date.now() + 25 * 3_600_000).toISOString();
    const answer = await change(id, { status: 'confirmed', estimatedReadyTime });
    expectRefusal(answer, 'VALIDATION_ERROR');
  });
});

test.each([1, 2, 3])(
  'applies one of 20 concurrent changes, and returns the order to the other callers (%i)',
  async () => {
    const { id } = await placeOrder(orderBody(vendor));
    const read = async () => (await call('GET', `/orders/${id}`, { token })).json.order;
    // Open the connections first, so that the changes start together.
    await Promise.all(Array.from({ length: 20 }, read));
    const targets = Array.from({ length: 20 }, (_, i) => (i % 2 ? 'confirmed' : 'cancelled'));
    const answers = await Promise.all(targets.map((status) => change(id, { status })));
    const now = await read();
    const winners = answers.filter(({ status }) => status === 200);
    // Equal changes within one millisecond count as one change.
    expect(new Set(winners.map(({ text }) => text)).size).toBe(1);
    expect(winners[0]?.json.order).toEqual(now);
    for (const answer of answers) {
      if (answer.status === 200) continue;
      expect(['ORDER_STATUS_CONFLICT', 'INVALID_STATUS_TRANSITION']).toContain(answer.json.code);
      expect(answer.status).toBe(409);
      expect(answer.json.order).toEqual(now);
    }
  },
);

test('refuses an unknown order and an unknown status', async () => {
  const unknown = randomIds.order(vendor.id);
  expectRefusal(await change(unknown, { status: 'confirmed' }), 'ORDER_NOT_FOUND');
  const { id } = await writeOrder(vendor);
  for (const status of ['eaten', '', null, 7, undefined, 'Confirmed', '__proto__']) {
    expectRefusal(await change(id, { status }), 'VALIDATION_ERROR');
  }
  const badTime = { status: 'confirmed', estimated_ready_time: 'soon' };
  expectRefusal(await change(id, badTime), 'VALIDATION_ERROR');
});

test('applies a change at the same time as an acknowledgement', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await placeOrder(orderBody(vendor));
    const [seen, step] = await Promise.all([
      call('POST', `/orders/${id}/acknowledge`, { token }),
      change(id, { status: 'confirmed' }),
    ]);
    expect([seen.status, step.status], step.text).toEqual([200, 200]);
    expect((await call('GET', `/orders/${id}`, { token })).json.order).toMatchObject({
      status: 'confirmed',
      acknowledged_at: expect.any(String),
    });
  }
});
