import { log } from '@thali/functions/logs/log';
import { toOrderRow } from '@thali/functions/orders/store/order-rows';
import { keys } from '@thali/functions/table/keys';
import { historicFigures, platformRows } from '@thali/local/history/historic-figures';
import { seededRandom } from '@thali/local/history/random';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { importProjections } from '../support/import-projections.ts';
import { limitJobsTo, removeJobLimit } from '../support/limit-jobs.ts';
import { makeUnlistedVendor, makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { moveOrder } from '../support/move-order.ts';
import { lastStates, orderHistories } from '../support/order-histories.ts';
import { orderBody, postOrder } from '../support/place-test-order.ts';
import { daysFrom, growthPercent, recountOf } from '../support/recount.ts';
import { makeAdmin, makeStaff } from '../support/sign-in.ts';
import { orderRecord } from '../support/stream-event.ts';
import { changeRow, deleteRow, putRows, readRow } from '../support/test-table.ts';
import { getFigures } from '../support/wire-figures.ts';
import { writeMany } from '../support/write-many.ts';

const useCases = await importProjections();
beforeAll(async () => {
  useCases.table.middlewareStack.remove('injectConflicts');
}, 60_000);
beforeEach(() => {
  vi.spyOn(log, 'warn').mockImplementation(() => undefined);
});
afterEach(removeJobLimit);

/**
 * A vendor with counted past orders. Unless `isListed`, the job for all vendors skips it. That job would also repair the
 * vendors of other tests.
 */
async function makeCountedVendor(lastDay: string, isListed = false) {
  const vendor = await (isListed ? makeVendor() : makeUnlistedVendor());
  const random = seededRandom(lastDay);
  const options = { lastDay, days: 3, people: 8, count: 24 };
  const orders = lastStates(orderHistories(vendor.id, random, options));
  expect(await useCases.deliver(orders.map(orderRecord))).toEqual([]);
  await putRows(orders.map(toOrderRow));
  const firstDay = recountOf(orders).customers()[0]?.first_order_at.slice(0, 10) ?? '';
  return { vendor, orders, firstDay };
}

type CountedVendor = Awaited<ReturnType<typeof makeCountedVendor>>;

async function expectRecount({ vendor, orders }: CountedVendor, from: string, to: string) {
  const { token } = await makeStaff(vendor.id);
  const path = `/vendors/${vendor.id}/analytics?start_date=${from}&end_date=${to}`;
  const expected = recountOf(orders);
  expect((await getFigures(path, token)).current).toMatchObject(expected.period(from, to));
  const { customers } = await getFigures('/customers?limit=500', token);
  expect(customers.map(({ phone, spent }) => [phone, spent]).toSorted()).toEqual(
    expected
      .customers()
      .map(({ phone, spent }) => [phone, spent])
      .toSorted(),
  );
}

test('finds and repairs wrong and lost figures of a vendor', async () => {
  const counted = await makeCountedVendor('2007-03-15');
  const { vendor, orders } = counted;
  const [day, dayBefore, third] = ['2007-03-15', '2007-03-14', '2007-03-13'];
  const customers = recountOf(orders).customers();
  const [guest, second] = customers.filter(({ is_guest }) => is_guest);
  await changeRow(keys.dayFigures(vendor.id, day), {
    revenuePaise: 1,
    hour13: 99,
    pending: undefined,
  });
  await deleteRow(keys.dayFigures(vendor.id, dayBefore));
  await changeRow(keys.dayItems(vendor.id, third), { qD00000000000: -4 });
  await deleteRow(keys.dayItems(vendor.id, day));
  await changeRow(keys.dayCustomers(vendor.id, dayBefore), { numbers: Uint8Array.of(1, 1, 1, 90) });
  await deleteRow(keys.dayCustomers(vendor.id, third));
  await changeRow(keys.customer(vendor.id, `P#${guest?.phone}`), { spentPaise: 5, orders: 900 });
  await changeRow(keys.customer(vendor.id, `P#${second?.phone}`), { name: 'Wrong Name' });
  await deleteRow(keys.vendorSummary(vendor.id));
  await putRows([
    { ...keys.dayFigures(vendor.id, '2007-01-01'), date: '2007-01-01', orders: 5, revision: 1 },
  ]);

  const found = await useCases.driftOf(vendor.id, orders);
  expect(found.map(({ kind, name }) => (kind === 'customers' ? kind : `${kind} ${name}`))).toEqual(
    expect.arrayContaining([
      `days ${day}`,
      `days ${dayBefore}`,
      'days 2007-01-01',
      `items ${day}`,
      `items ${third}`,
      `dayCustomers ${dayBefore}`,
      `dayCustomers ${third}`,
      'customers',
      'summary ',
    ]),
  );
  expect(found).toHaveLength(10);
  expect(await useCases.rebuild({ vendorId: vendor.id })).toEqual({ vendors: 1, drift: 10 });
  expect(JSON.stringify(vi.mocked(log.warn).mock.calls)).not.toContain(guest?.phone);
  expect(await useCases.driftOf(vendor.id, orders)).toEqual([]);
  expect(await useCases.rebuild({ vendorId: vendor.id })).toEqual({ vendors: 1, drift: 0 });
  await expectRecount(counted, third, day);
});

test.concurrent('repairs lost customers and two customers with the same customer number', {
  tags: 'long',
}, async () => {
  const counted = await makeCountedVendor('2007-05-15');
  const { vendor, orders } = counted;
  const [lost, first, otherCustomer] = recountOf(orders)
    .customers()
    .filter(({ is_guest }) => is_guest);
  await deleteRow(keys.customer(vendor.id, `P#${lost?.phone}`));
  const { number } = (await readRow(keys.customer(vendor.id, `P#${first?.phone}`))) ?? {};
  await changeRow(keys.customer(vendor.id, `P#${otherCustomer?.phone}`), { number });
  expect((await useCases.rebuild({ vendorId: vendor.id })).drift).toBeGreaterThan(2);
  expect(await useCases.rebuild({ vendorId: vendor.id })).toEqual({ vendors: 1, drift: 0 });
  await expectRecount(counted, '2007-05-13', '2007-05-15');
});

test.concurrent('repairs orders counted twice after their marks were lost', {
  tags: 'long',
}, async () => {
  const counted = await makeCountedVendor('2007-07-15');
  const { vendor, orders } = counted;
  for (const { id } of orders.slice(0, 5)) await deleteRow(keys.orderCounted(id));
  expect((await useCases.rebuild({ vendorId: vendor.id })).drift).toBeGreaterThan(2);
  expect(await useCases.rebuild({ vendorId: vendor.id })).toEqual({ vendors: 1, drift: 0 });
  await expectRecount(counted, '2007-07-13', '2007-07-15');
});

test('adds up the figures of all vendors for the platform', { tags: 'long' }, async () => {
  const random = seededRandom('platform');
  const [lastDay, from] = ['2009-03-31', '2009-02-15'];
  const vendors = await Promise.all(Array.from({ length: 3 }, () => makeVendor()));
  const orders = vendors.map(({ id }) =>
    lastStates(orderHistories(id, random, { lastDay, days: 60, people: 20, count: 100 })),
  );
  const histories = vendors.map(({ id }, index) => historicFigures(id, orders[index] ?? []));
  const marks = histories.flatMap(({ baseRows, counted }) => [...baseRows, ...counted]);
  await writeMany(useCases, [...marks, ...platformRows(histories)]);

  const recount = recountOf(orders.flat());
  const { token } = await makeAdmin();
  const path = `/admin/analytics?start_date=${from}&end_date=${lastDay}`;
  const answer = await getFigures(path, token);
  const [current, previous] = [
    recount.sums(from, lastDay),
    recount.sums('2009-01-01', '2009-02-14'),
  ];
  expect(answer).toMatchObject({
    current: {
      ...current,
      order_status_breakdown: recount.period(from, lastDay).order_status_breakdown,
    },
    previous,
    order_growth: growthPercent(current.orders, previous.orders),
    revenue_growth: growthPercent(current.revenue, previous.revenue),
    fee_growth: growthPercent(current.fees, previous.fees),
    daily: daysFrom(from, lastDay).map((date) => ({ date, ...recount.sums(date, date) })),
  });
});

test('repairs figures of the platform that are wrong, missing or without a vendor', {
  tags: 'long',
}, async () => {
  const lastDay = '2008-03-15';
  const { vendor } = await makeCountedVendor(lastDay, true);
  await limitJobsTo([vendor], '2008-03');
  const { shardOf } = await import('@thali/functions/analytics/projections.table');
  const row = (date: string) => keys.platformDay(shardOf(vendor.id), date);
  const before = await readRow(row(lastDay));
  await changeRow(row(lastDay), { revenuePaise: 1, orders: 1000 });
  await deleteRow(row('2008-03-14'));
  const emptyPart = keys.platformDay((shardOf(vendor.id) + 1) % 32, '2008-03-13');
  await putRows([{ ...emptyPart, date: '2008-03-13', orders: 3, revision: 1 }]);
  const wrong = await useCases.rebuildPlatform();
  expect(wrong.toSorted()).toEqual(['2008-03-13', '2008-03-14', '2008-03-15']);
  const after = await readRow(row(lastDay));
  expect({ ...after, revision: before?.revision }).toEqual(before);
  expect(await readRow(emptyPart)).toMatchObject({ orders: 0 });
  expect(await useCases.rebuildPlatform()).toEqual([]);
});

test('reports no platform drift for orders placed during the check', {
  tags: 'long',
}, async () => {
  const day = '2008-06-15';
  const { vendor, orders } = await makeCountedVendor(day, true);
  await limitJobsTo([vendor], '2008-06');
  const [sample] = orders;
  if (!sample) throw new Error('No order');
  const { shardOf } = await import('@thali/functions/analytics/projections.table');
  const platformRow = keys.platformDay(shardOf(vendor.id), day);
  let placedDuringCheck = 0;
  const placeDuringCheck = async (input: unknown) => {
    if (!JSON.stringify(input).includes('"PLATFORM#0"')) return;
    placedDuringCheck += 1;
    const id = `${vendor.id}${String(placedDuringCheck).padStart(16, '0')}`;
    const createdAt = `${day}T06:00:00.000Z`;
    const order = { ...sample, id, createdAt, updatedAt: createdAt, status: 'pending' } as const;
    await putRows([toOrderRow(order)]);
    await useCases.deliver([orderRecord(order)]);
  };
  useCases.table.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        // The check has read the vendors, and reads the platform next.
        if (commandName === 'QueryCommand') await placeDuringCheck(args.input);
        return next(args);
      },
    { step: 'initialize', name: 'placeOrders' },
  );
  const wrong = await useCases.rebuildPlatform();
  useCases.table.middlewareStack.remove('placeOrders');
  expect(placedDuringCheck).toBeGreaterThan(1);
  expect(wrong).not.toContain(day);
  const [ofVendor, ofPlatform] = [
    await readRow(keys.dayFigures(vendor.id, day)),
    await readRow(platformRow),
  ];
  expect(ofPlatform).toMatchObject({
    orders: ofVendor?.orders,
    pending: ofVendor?.pending,
    revenuePaise: ofVendor?.revenuePaise,
    feePaise: ofVendor?.feePaise,
  });
});

test.concurrent('reports no drift for orders placed and changed during a rebuild', async () => {
  const vendor: TestVendor = await makeVendor();
  const { token } = await makeStaff(vendor.id);
  let isOver = false;
  let placed = 0;
  const customer = async () => {
    while (!isOver) {
      const { status, json } = await postOrder(orderBody(vendor));
      expect(status).toBe(201);
      placed += 1;
      const next = placed % 3 === 0 ? 'cancelled' : 'confirmed';
      expect((await moveOrder(token, json.order.id, next)).status).toBe(200);
    }
  };
  const customers = Promise.all([customer(), customer()]);
  const outcomes: unknown[] = [];
  while (placed < 12) outcomes.push(...(await useCases.rebuildVendor(vendor.id)));
  isOver = true;
  await customers;
  expect(outcomes).toEqual([]);
  await vi.waitFor(async () => {
    const summary = await getFigures('/orders/analytics/summary', token);
    expect(summary.total_orders).toBe(placed);
    expect(summary.order_status_breakdown).toMatchObject({
      pending: 0,
      cancelled: Math.floor(placed / 3),
    });
  }, 10_000);
  expect(await useCases.rebuildVendor(vendor.id)).toEqual([]);
});
