import { ongoingStatuses } from '@thali/shared/orders/order-status';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { limitJobsTo, removeJobLimit } from '../support/limit-jobs.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { makeStaff } from '../support/sign-in.ts';
import { systemEntriesOf } from '../support/system-entries.ts';
import { writeOrder } from '../support/write-order.ts';

let vendor: TestVendor;
let token: string;
beforeAll(async () => {
  vendor = await makeVendor({ items: [{ stock: 5 }] });
  token = (await makeStaff(vendor.id)).token;
});

afterAll(removeJobLimit);

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

async function read(orderId: string) {
  return (await call('GET', `/orders/${orderId}`, { token })).json.order;
}

async function expireByCall(): Promise<number> {
  const body = { vendorId: vendor.id };
  return (await call('POST', '/orders/expire-old-orders', { token, body })).json.expired_count;
}

const expired = { status: 'expired', payment_status: 'failed', service_charge_status: 'failed' };

test('expires only the vendor’s own ongoing orders that are older than a day, when called', async () => {
  const old = await Promise.all(
    ongoingStatuses.map((status) => writeOrder(vendor, { status, createdAt: hoursAgo(25) })),
  );
  const young = await writeOrder(vendor, { createdAt: hoursAgo(23.9) });
  const completedOrder = await writeOrder(vendor, { status: 'completed', createdAt: hoursAgo(48) });
  expect(await expireByCall()).toBe(4);
  for (const { id } of old) expect(await read(id)).toMatchObject(expired);
  expect((await read(young.id)).status).toBe('pending');
  expect((await read(completedOrder.id)).status).toBe('completed');
  expect(await expireByCall(), 'a second time').toBe(0);
});

test('returns counted portions once, even if called many times at once', async () => {
  const before = Number(await vendor.item.stock());
  const { lines } = await writeOrder(vendor);
  await writeOrder(vendor, {
    createdAt: hoursAgo(30),
    lines: lines.map((line) => ({ ...line, quantity: 2, isStockCounted: true })),
  });
  const counts = await Promise.all(Array.from({ length: 5 }, expireByCall));
  expect(Math.max(...counts)).toBe(1);
  expect(await vendor.item.stock()).toBe(before + 2);
});

test('expires 200 stale orders over repeated calls that say whether more are left', {
  tags: 'long',
}, async () => {
  const busy = await makeVendor();
  const staff = await makeStaff(busy.id);
  const { lines } = await writeOrder(busy);
  await Promise.all(
    Array.from({ length: 200 }, () => writeOrder(busy, { createdAt: hoursAgo(30), lines })),
  );
  let expiredCount = 0;
  for (let hasMore = true; hasMore; ) {
    const options = { token: staff.token, body: { vendorId: busy.id } };
    const answer = await call('POST', '/orders/expire-old-orders', options);
    expect(answer.status, answer.text).toBe(200);
    expiredCount += answer.json.expired_count;
    hasMore = answer.json.has_more;
  }
  expect(expiredCount).toBe(200);
});

test('reports the orders that are left when the time is over, and expires them in the next run', async () => {
  const busy = await makeVendor();
  const stale = await Promise.all(
    Array.from({ length: 5 }, () => writeOrder(busy, { createdAt: hoursAgo(30) })),
  );
  setUpHandlers();
  const { expireVendorOrders } = await import(
    '@thali/functions/orders/expiry/expire-vendor-orders'
  );
  const expire = (until: number) => expireVendorOrders(busy.id, new Date(), until);
  expect(await expire(Date.now() - 1)).toEqual({ expiredCount: 0, hasMore: true });
  expect(await expire(Date.now() + 60_000)).toEqual({
    expiredCount: stale.length,
    hasMore: false,
  });
});

test('expires the orders of every vendor on schedule, and a second run changes nothing', async () => {
  const otherVendor = await makeVendor();
  setUpHandlers();
  const { handler: expireOrders } = await import('@thali/functions/lambdas/expire-orders.lambda');
  await limitJobsTo([vendor, otherVendor]);
  const orders = await Promise.all([
    writeOrder(vendor, { createdAt: hoursAgo(24.1) }),
    writeOrder(otherVendor, { createdAt: hoursAgo(24.1) }),
  ]);
  const staff = await makeStaff(otherVendor.id);
  expect(await expireOrders()).toEqual({ expiredCount: 2 });
  const ownOrder = await read(orders[0].id);
  expect(ownOrder).toMatchObject(expired);
  const otherOrder = await call('GET', `/orders/${orders[1].id}`, { token: staff.token });
  expect(otherOrder.json.order).toMatchObject(expired);
  expect(await expireOrders()).toEqual({ expiredCount: 0 });
  expect(await read(orders[0].id)).toEqual(ownOrder);
  const label = orders[1].id.slice(-6).toUpperCase();
  expect(await systemEntriesOf(otherVendor.id)).toMatchObject([
    {
      admin_name: 'Thali (automatic)',
      action: 'expireOrder',
      detail: `Order ${label}: ${orders[1].status} → expired`,
    },
  ]);
});
