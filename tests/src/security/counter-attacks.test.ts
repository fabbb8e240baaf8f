import { randomUUID } from 'node:crypto';
import { httpRoutes } from '@thali/functions/routes/route-table';
import type { HttpRoute } from '@thali/functions/routes/route-types';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { makeDevice } from '../support/make-device.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { saleBody } from '../support/place-test-order.ts';
import { sampleOf, sendSample } from '../support/sample-requests.ts';
import { makeStaff } from '../support/sign-in.ts';
import { outcomeOf, recordAttack } from './count-attacks.ts';

let vendor: TestVendor;
let counter: Awaited<ReturnType<typeof makeDevice>>;
let token: string;
beforeAll(async () => {
  vendor = await makeVendor({ items: [{ stock: 5 }] });
  [counter, { token }] = await Promise.all([
    makeDevice(vendor.id, 'counter'),
    makeStaff(vendor.id),
  ]);
});

const sell = (body: object, key: string = randomUUID()) =>
  call('POST', '/counter-orders', {
    ...{ token: counter.token, body, headers: { 'idempotency-key': key } },
  });
const ordersOf = async () => (await call('GET', '/orders', { token })).json.orders.length;
const offline = { offline_number: 'K2-1', sold_at: new Date().toISOString() };
/** A line of an offline sale, whose price nobody checks against the menu. */
const withLine = (line: object, total: number) => ({
  ...{ ...saleBody(vendor), ...offline, total_amount: total, final_amount: total },
  items: [{ menu_item_id: vendor.item.id, quantity: 1, unit_price: total, ...line }],
});

test('a counter cannot sell for impossible amounts, quantities or times, online or offline', async () => {
  const later = new Date(Date.now() + 86_400_000).toISOString();
  const bodies: object[] = [
    withLine({}, -1),
    withLine({}, -0.01),
    withLine({}, 10_000_000),
    withLine({}, 1e21),
    withLine({ unit_price: 0.001 }, 1),
    withLine({ quantity: 0 }, 0),
    withLine({ quantity: -2, unit_price: 30 }, -60),
    withLine({ quantity: 1.5, unit_price: 40 }, 60),
    withLine({ quantity: 100_000, unit_price: 1 }, 100_000),
    { ...withLine({}, 60), parcel_charge: -60, total_amount: 0, final_amount: 0 },
    { ...withLine({}, 60), offline_number: 'K2-1#' },
    { ...withLine({}, 60), offline_number: `K2-${'1'.repeat(500)}` },
    { ...withLine({}, 60), sold_at: '2020-01-01T00:00:00Z' },
    { ...withLine({}, 60), sold_at: `${later}${' '.repeat(50)}` },
    { ...withLine({}, 60), seller_id: `${'A'.repeat(12)}|owner` },
    { ...saleBody(vendor), final_amount: 1 },
    { ...saleBody(vendor), items: [] },
    { ...saleBody(vendor), items: Array(1000).fill(saleBody(vendor).items[0]) },
  ];
  const answers = await Promise.all(bodies.map((body) => sell(body)));
  const outcomes = answers.map(outcomeOf);
  expect(
    answers.map(({ status }) => status).filter((status) => status < 400 || status >= 500),
  ).toEqual([]);
  expect([await ordersOf(), Number(await vendor.item.stock())]).toEqual([0, 5]);
  recordAttack('Counter: sales with impossible amounts', outcomes);
});

test('a sale with a clock that runs fast counts as sold now', async () => {
  const sold_at = new Date(Date.now() + 86_400_000).toISOString();
  const { json } = await sell({ ...saleBody(vendor), ...offline, sold_at });
  expect(Math.abs(Date.parse(json.order.created_at) - Date.now())).toBeLessThan(60_000);
});

test('a removed counter reads and sells nothing more, also with a key that it used before', async () => {
  const key = randomUUID();
  const { json } = await sell(saleBody(vendor), key);
  const path = `/vendors/${vendor.id}/kitchen-devices/${counter.deviceId}`;
  expect((await call('DELETE', path, { token })).status).toBe(200);
  const before = await ordersOf();
  const routes: readonly HttpRoute[] = httpRoutes;
  const target = { vendor, orderId: json.order.id };
  const outcomes = [outcomeOf(await sell(saleBody(vendor), key))];
  for (const { contract } of routes) {
    if (!contract.callers.includes('counter')) continue;
    outcomes.push(outcomeOf(await sendSample(contract, sampleOf(contract, target), counter.token)));
  }
  expect(new Set(outcomes)).toEqual(new Set(['TOKEN_INVALID']));
  expect(outcomes.length).toBeGreaterThan(20);
  expect(await ordersOf()).toBe(before);
  recordAttack('Counter: a removed device', outcomes);
});
