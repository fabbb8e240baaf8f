import { log } from '@thali/functions/logs/log';
import { toOrderRow } from '@thali/functions/orders/store/order-rows';
import { sampleChoice, sampleLine } from '@thali/functions/orders/store/sample-order';
import { keys } from '@thali/functions/table/keys';
import { type Random, seededRandom } from '@thali/local/history/random';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Crashes, injectCrashes } from '../support/crashes.ts';
import { importProjections } from '../support/import-projections.ts';
import { injectConflicts } from '../support/inject-conflicts.ts';
import { makeUnlistedVendor } from '../support/make-vendor.ts';
import { lastStates, orderHistories } from '../support/order-histories.ts';
import { randomIds } from '../support/random-ids.ts';
import { recountOf } from '../support/recount.ts';
import { numberOf, orderRecord, streamRecord } from '../support/stream-event.ts';
import { putRows, readRow } from '../support/test-table.ts';
import { writeOrder } from '../support/write-order.ts';

const lastDay = '2026-06-30';
const days = { count: 120, lastDay, days: 4, people: 40 };

const useCases = await importProjections();
let crashes: Crashes;
let injected: { conflicts: number };
beforeAll(async () => {
  useCases.table.middlewareStack.remove('injectConflicts');
  injected = await injectConflicts();
  crashes = injectCrashes([useCases.table]);
}, 60_000);
beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  crashes.restart();
});
afterAll(() => {
  crashes.remove();
  useCases.table.middlewareStack.remove('injectConflicts');
});

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((item) => ({ item, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

function batchesOf<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

/** Records of each state, one to three times, in random order. */
function recordsOf(histories: ReturnType<typeof orderHistories>, random: Random): DynamoDBRecord[] {
  const states = histories.flat().flatMap((state) => {
    const record = orderRecord(state);
    return Array.from({ length: random.between(1, 3) }, () => record);
  });
  return shuffled(states, random);
}

test('counts repeated and shuffled records at once, and reports only malformed records', {
  tags: 'long',
  timeout: 60_000,
}, async () => {
  const random = seededRandom('deliveries');
  const vendors = [await makeUnlistedVendor(), await makeUnlistedVendor()];
  const histories = vendors.map(({ id }, index) =>
    orderHistories(id, random, { ...days, count: 120 - 100 * index }),
  );
  const poison = poisonRecords(vendors[0]?.id ?? '');
  const batches = batchesOf(recordsOf(histories.flat(), random), 100);
  expect(batches.length).toBeGreaterThan(4);
  for (const [index, batch] of batches.entries()) {
    const bad = [0, 1, 2].map((next) => poison[(index * 3 + next) % poison.length]);
    const records = shuffled([...batch, ...bad.flatMap((record) => record ?? [])], random);
    const failed = await useCases.deliver(records);
    expect(failed.toSorted()).toEqual(
      bad.map((record) => (record ? numberOf(record) : '')).toSorted(),
    );
  }
  for (const [index, { id }] of vendors.entries()) {
    const last = lastStates(histories[index] ?? []);
    expect(await useCases.driftOf(id, last)).toEqual([]);
    await expectRecount(id, last);
    await putRows(last.map(toOrderRow));
    expect(await useCases.rebuildVendor(id)).toEqual([]);
    expect(await useCases.driftOf(id, last), 'after the table’s own stream').toEqual([]);
  }
});

test('logs the id of a malformed order, without personal data', async () => {
  const vendor = await makeUnlistedVendor();
  const order = lastStates(orderHistories(vendor.id, seededRandom('log'), { ...days, count: 1 }));
  const [record] = order.map((anOrder) =>
    streamRecord({ ...toOrderRow(anOrder), totalPaise: 'much', customerPhone: '+919876543210' }),
  );
  const errors = vi.mocked(log.error);
  expect(await useCases.deliver(record ? [record] : [])).toHaveLength(1);
  const logged = errors.mock.calls.map((call) =>
    JSON.stringify(call, (_, value) => (value instanceof Error ? String(value) : value)),
  );
  expect(logged).toEqual([expect.stringContaining(`The order ${order[0]?.id} is malformed`)]);
  expect(logged.join()).not.toMatch(/9876543210|customerName/);
});

test('counts each order once despite transaction conflicts and crashes', async () => {
  const random = seededRandom('crashes');
  const vendor = await makeUnlistedVendor();
  const histories = orderHistories(vendor.id, random, { ...days, count: 50, people: 12 });
  const batches = batchesOf(recordsOf(histories, random), 30);
  for (const batchGroup of batchesOf(batches, 3)) {
    const crashesInBatch = random.next() < 0.6;
    if (crashesInBatch) crashes.crashAfter(random.between(0, 5));
    await Promise.all(batchGroup.map((batch) => useCases.deliver(batch)));
    crashes.restart();
    await Promise.all(batchGroup.map((batch) => useCases.deliverAll(batch)));
  }
  expect(injected.conflicts).toBeGreaterThan(0);
  const last = lastStates(histories);
  expect(await useCases.driftOf(vendor.id, last)).toEqual([]);
  await expectRecount(vendor.id, last);
}, 60_000);

test('reports only the vendor whose rows can’t be written, and counts it in the retry', async () => {
  const random = seededRandom('alone');
  const [first, second] = [await makeUnlistedVendor(), await makeUnlistedVendor()];
  const histories = [first, second].map(({ id }) =>
    orderHistories(id, random, { ...days, count: 12 }),
  );
  const records = shuffled(histories.flat().flat().map(orderRecord), random);
  useCases.table.middlewareStack.add(
    (next) => async (args) => {
      if (JSON.stringify(args.input).includes(`V#${second.id}#CUSTOMERS`))
        throw new Error('broken');
      return next(args);
    },
    { step: 'initialize', name: 'brokenVendor', priority: 'low' },
  );
  const failed = await useCases.deliver(records);
  useCases.table.middlewareStack.remove('brokenVendor');
  const otherRecords = records.filter((record) => JSON.stringify(record).includes(second.id));
  expect(failed.toSorted()).toEqual(otherRecords.map(numberOf).toSorted());
  expect(await useCases.driftOf(first.id, lastStates(histories[0] ?? []))).toEqual([]);
  await useCases.deliverAll(otherRecords);
  expect(await useCases.driftOf(second.id, lastStates(histories[1] ?? []))).toEqual([]);
});

test('fits orders of many days and old customers into transactions', {
  tags: 'long',
}, async () => {
  const random = seededRandom('many days');
  const vendor = await makeUnlistedVendor();
  const options = { lastDay, days: 300, people: 60, count: 90 };
  const last = lastStates(orderHistories(vendor.id, random, options));
  const newestFirst = last.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  // Each earlier order changes the first day of its customer.
  for (const batch of batchesOf(newestFirst, 45)) {
    expect(await useCases.deliver(batch.map(orderRecord))).toEqual([]);
  }
  expect(await useCases.driftOf(vendor.id, last)).toEqual([]);
});

test('counts orders with the maximum of dishes and choices', { tags: 'long' }, async () => {
  const vendor = await makeUnlistedVendor();
  const histories = orderHistories(vendor.id, seededRandom('wide'), { ...days, count: 12 });
  const wide = lastStates(histories).map((order) => ({ ...order, lines: manyLines(50) }));
  expect(await useCases.deliver(wide.map(orderRecord))).toEqual([]);
  expect(await useCases.driftOf(vendor.id, wide)).toEqual([]);
});

test('counts uncounted orders in a rebuild, without drift', async () => {
  const random = seededRandom('rebuild');
  const vendor = await makeUnlistedVendor();
  const last = lastStates(
    orderHistories(vendor.id, random, { lastDay, days: 60, people: 20, count: 80 }),
  );
  await putRows(last.map(toOrderRow));
  expect(await useCases.rebuildVendor(vendor.id)).toEqual([]);
  expect(await useCases.driftOf(vendor.id, last)).toEqual([]);
});

test('continues a rebuild after a malformed order', async () => {
  const vendor = await makeUnlistedVendor();
  const good = await writeOrder(vendor);
  await putRows([
    { ...toOrderRow(good), ...keys.order(randomIds.order(vendor.id)), feePaise: 0.5 },
  ]);
  expect(await useCases.rebuild({ vendorId: vendor.id })).toEqual({ vendors: 1, drift: 0 });
  expect(await useCases.driftOf(vendor.id, [good])).toEqual([]);
  expect(log.error).toHaveBeenCalledTimes(1);
});

async function expectRecount(vendorId: string, orders: Parameters<typeof recountOf>[0]) {
  const [startDate, endDate] = ['2026-06-27', lastDay];
  const now = new Date(`${lastDay}T12:00:00+05:30`);
  const { current } = await useCases.vendorAnalytics(vendorId, { startDate, endDate }, now);
  const expected = recountOf(orders).period(startDate, endDate);
  expect(current).toMatchObject({
    totalOrders: expected.total_orders,
    totalRevenue: expected.total_revenue,
    averageOrderValue: expected.average_order_value,
    activeCustomers: expected.active_customers,
    newCustomers: expected.new_customers,
    orderStatusBreakdown: expected.order_status_breakdown,
    ordersByHour: expected.orders_by_hour,
    completionRate: expected.completion_rate,
  });
}

/** Lines with the maximum number of choices. */
function manyLines(count: number) {
  const choices = Array.from({ length: 30 }, (_, index) =>
    sampleChoice({ choiceId: `AA${10 + index}` }),
  );
  return Array.from({ length: count }, (_, index) =>
    sampleLine({
      menuItemId: randomIds.menu(),
      name: `Dish ${index}`,
      unitPricePaise: 10_00,
      choices,
    }),
  );
}

/** Records without an order, or with a malformed order. */
function poisonRecords(vendorId: string): DynamoDBRecord[] {
  const [order] = lastStates(
    orderHistories(vendorId, seededRandom('poison'), { ...days, count: 1 }),
  );
  if (!order) throw new Error('No order');
  const row = toOrderRow(order);
  const malformed = [
    { PK: 'garbage' },
    { PK: 7 },
    { PK: undefined },
    { lines: 'no JSON' },
    { lines: '{}' },
    { lines: '[null]' },
    { lines: '[["D1"]]' },
    { lines: '[["D1", "Thali", 0, 1.5, 100]]' },
    { lines: undefined },
    { status: undefined },
    { status: 'eaten' },
    { status: { S: 'pending' } },
    { totalPaise: '6000' },
    { totalPaise: 0.5 },
    { feePaise: null },
    { createdAt: 'yesterday' },
    { createdAt: 1_790_000_000 },
    { updatedAt: undefined },
    { customerName: undefined },
    { customerName: 5 },
    { customerPhone: { country: 91 } },
    { customerPhone: '', customerOrdersKey: undefined },
  ].map((changes) => streamRecord({ ...row, ...changes }));
  const bare = streamRecord(undefined);
  const unknownType = streamRecord({});
  Object.assign(unknownType.dynamodb ?? {}, { NewImage: { PK: { X: 'y' } } });
  return [...malformed, bare, streamRecord({}), unknownType];
}

test('lists an order paid too late in the takings only', async () => {
  const vendor = await makeUnlistedVendor();
  const heldOrder = {
    status: 'cancelled',
    cancelReason: 'unpaid',
    paymentMethod: 'online',
    awaitsPaymentUntil: '2026-06-30T08:00:00.000Z',
  } as const;
  const payment = { orderId: 'order_1', refundDuePaise: 61_00 };
  const unpaid = await writeOrder(vendor, { ...heldOrder, paymentStatus: 'failed', payment });
  const late = await writeOrder(vendor, {
    ...heldOrder,
    paymentStatus: 'refunded',
    payment: { ...payment, paymentId: 'pay_1', refundedPaise: 61_00 },
  });
  const normal = await writeOrder(vendor, { paymentMethod: 'upi' });
  await useCases.deliverAll([unpaid, late, normal].map(orderRecord));
  const takingOf = (order: typeof late) => readRow(keys.taking(order.id, order.createdAt));
  const expectListed = async () => {
    expect(await takingOf(late)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      amountPaise: 61_00,
      payment: { paymentId: 'pay_1', refundedPaise: 61_00 },
    });
    expect(await takingOf(normal)).toBeDefined();
    expect(await takingOf(unpaid)).toBeUndefined();
  };
  await expectListed();
  expect(await useCases.driftOf(vendor.id, [normal])).toEqual([]);
  expect(await readRow(keys.orderBrief(late.id, late.createdAt))).toBeUndefined();
  // An order paid in time counts once, on the day of its payment, even if its records arrive shuffled.
  const createdAt = '2026-06-30T07:56:00.000Z';
  const online = { paymentMethod: 'online', paymentStatus: 'paid' } as const;
  const released = await writeOrder(vendor, { ...online, createdAt });
  const waiting = {
    ...released,
    ...heldOrder,
    status: 'pending',
    paymentStatus: 'pending',
  } as const;
  const early = '2026-06-30T07:50:00.000Z';
  const states = [released, { ...waiting, createdAt: early, updatedAt: early }, released];
  await useCases.deliverAll(states.map(orderRecord));
  expect(await useCases.driftOf(vendor.id, [normal, released])).toEqual([]);
  expect(await readRow(keys.orderBrief(released.id, early))).toBeUndefined();
  // A rebuild reads the mess's index, which leaves such orders out.
  await useCases.rebuild({ vendorId: vendor.id });
  await expectListed();
});
