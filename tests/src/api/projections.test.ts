import { log } from '@thali/functions/logs/log';
import { toOrderRow } from '@thali/functions/orders/store/order-rows';
import { sampleChoice, sampleLine } from '@thali/functions/orders/store/sample-order';
import { keys } from '@thali/functions/table/keys';
import { type Random, seededRandom } from '@thali/local/history/random';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Crashes, injectCrashes } from '../support/crashes.ts';
import { injectConflicts } from '../support/inject-conflicts.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { lastStates, orderStories } from '../support/order-stories.ts';
import { type ProjectionsHere, projectionsHere } from '../support/projections-here.ts';
import { randomIds } from '../support/random-ids.ts';
import { recountOf } from '../support/recount.ts';
import { numberOf, orderRecord, streamRecord } from '../support/stream-event.ts';
import { deleteRow, putRows, readRow } from '../support/test-table.ts';
import { writeOrder } from '../support/write-order.ts';

const lastDay = '2026-06-30';
const days = { count: 120, lastDay, days: 4, people: 40 };

let here: ProjectionsHere;
let crashes: Crashes;
let counted: { conflicts: number };
beforeAll(async () => {
  here = await projectionsHere();
  here.table.middlewareStack.remove('injectConflicts');
  counted = await injectConflicts();
  crashes = injectCrashes([here.table]);
}, 60_000);
beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  crashes.revive();
});
afterAll(() => {
  crashes.remove();
  here.table.middlewareStack.remove('injectConflicts');
});

/** A vendor that jobs over all vendors pass by: what is wrong with it is this test's matter. */
async function unlistedVendor() {
  const vendor = await makeVendor();
  await deleteRow(keys.vendorDirectory(vendor.id));
  return vendor;
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((one) => ({ one, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
}

function batchesOf<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

/** Each state once to three times, in any order. */
function delivered(stories: ReturnType<typeof orderStories>, random: Random): DynamoDBRecord[] {
  const states = stories.flat().flatMap((state) => {
    const record = orderRecord(state);
    return Array.from({ length: random.between(1, 3) }, () => record);
  });
  return shuffled(states, random);
}

test('in any order, again and with poison among it: all but the poison is counted at once', async () => {
  const random = seededRandom('deliveries');
  const vendors = [await unlistedVendor(), await unlistedVendor()];
  const stories = vendors.map(({ id }, index) =>
    orderStories(id, random, { ...days, count: 120 - 100 * index }),
  );
  const poison = poisonRecords(vendors[0]?.id ?? '');
  const batches = batchesOf(delivered(stories.flat(), random), 100);
  expect(batches.length).toBeGreaterThan(4);
  for (const [index, batch] of batches.entries()) {
    const bad = [0, 1, 2].map((next) => poison[(index * 3 + next) % poison.length]);
    const records = shuffled([...batch, ...bad.flatMap((one) => one ?? [])], random);
    const failed = await here.deliver(records);
    expect(failed.toSorted()).toEqual(bad.map((one) => (one ? numberOf(one) : '')).toSorted());
  }
  for (const [index, { id }] of vendors.entries()) {
    const last = lastStates(stories[index] ?? []);
    expect(await here.driftOf(id, last)).toEqual([]);
    await expectRecount(id, last);
    await putRows(last.map(toOrderRow));
    expect(await here.rebuildVendor(id)).toEqual([]);
    expect(await here.driftOf(id, last), 'after the table’s own stream').toEqual([]);
  }
}, 60_000);

test('the log names what can’t be counted, and nothing of a person', async () => {
  const vendor = await unlistedVendor();
  const order = lastStates(orderStories(vendor.id, seededRandom('log'), { ...days, count: 1 }));
  const [record] = order.map((one) =>
    streamRecord({ ...toOrderRow(one), totalPaise: 'much', customerPhone: '+919876543210' }),
  );
  const errors = vi.mocked(log.error);
  expect(await here.deliver(record ? [record] : [])).toHaveLength(1);
  const said = errors.mock.calls.map((call) =>
    JSON.stringify(call, (_, value) => (value instanceof Error ? String(value) : value)),
  );
  expect(said).toEqual([expect.stringContaining(`The order ${order[0]?.id} is malformed`)]);
  expect(said.join()).not.toMatch(/9876543210|customerName/);
});

test('transactions that meet, and functions that die: each order counts once', async () => {
  const random = seededRandom('crashes');
  const vendor = await unlistedVendor();
  const stories = orderStories(vendor.id, random, { ...days, count: 50, people: 12 });
  const batches = batchesOf(delivered(stories, random), 30);
  for (const some of batchesOf(batches, 3)) {
    const dies = random.next() < 0.6;
    if (dies) crashes.dieAfter(random.between(0, 5));
    await Promise.all(some.map((batch) => here.deliver(batch)));
    crashes.revive();
    await Promise.all(some.map((batch) => here.deliverAll(batch)));
  }
  expect(counted.conflicts).toBeGreaterThan(0);
  const last = lastStates(stories);
  expect(await here.driftOf(vendor.id, last)).toEqual([]);
  await expectRecount(vendor.id, last);
}, 60_000);

test('a vendor whose rows can’t be written fails alone, and is counted when it comes again', async () => {
  const random = seededRandom('alone');
  const [one, other] = [await unlistedVendor(), await unlistedVendor()];
  const stories = [one, other].map(({ id }) => orderStories(id, random, { ...days, count: 12 }));
  const records = shuffled(stories.flat().flat().map(orderRecord), random);
  here.table.middlewareStack.add(
    (next) => async (args) => {
      if (JSON.stringify(args.input).includes(`V#${other.id}#CUSTOMERS`)) throw new Error('broken');
      return next(args);
    },
    { step: 'initialize', name: 'brokenVendor', priority: 'low' },
  );
  const failed = await here.deliver(records);
  here.table.middlewareStack.remove('brokenVendor');
  const others = records.filter((record) => JSON.stringify(record).includes(other.id));
  expect(failed.toSorted()).toEqual(others.map(numberOf).toSorted());
  expect(await here.driftOf(one.id, lastStates(stories[0] ?? []))).toEqual([]);
  await here.deliverAll(others);
  expect(await here.driftOf(other.id, lastStates(stories[1] ?? []))).toEqual([]);
});

test('orders of many days and of old customers fit into the writes of a transaction', {
  tags: 'long',
}, async () => {
  const random = seededRandom('many days');
  const vendor = await unlistedVendor();
  const options = { lastDay, days: 300, people: 60, count: 90 };
  const last = lastStates(orderStories(vendor.id, random, options));
  const newestFirst = last.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  // Each earlier order moves the day on which its customer was new.
  for (const batch of batchesOf(newestFirst, 45)) {
    expect(await here.deliver(batch.map(orderRecord))).toEqual([]);
  }
  expect(await here.driftOf(vendor.id, last)).toEqual([]);
});

test('orders of as many dishes and choices as an order may have are counted', async () => {
  const vendor = await unlistedVendor();
  const stories = orderStories(vendor.id, seededRandom('wide'), { ...days, count: 12 });
  const wide = lastStates(stories).map((order) => ({ ...order, lines: manyLines(50) }));
  expect(await here.deliver(wide.map(orderRecord))).toEqual([]);
  expect(await here.driftOf(vendor.id, wide)).toEqual([]);
});

test('orders that were never counted are counted by a rebuild, and are no drift', async () => {
  const random = seededRandom('rebuild');
  const vendor = await unlistedVendor();
  const last = lastStates(
    orderStories(vendor.id, random, { lastDay, days: 60, people: 20, count: 80 }),
  );
  await putRows(last.map(toOrderRow));
  expect(await here.rebuildVendor(vendor.id)).toEqual([]);
  expect(await here.driftOf(vendor.id, last)).toEqual([]);
});

test('an order that can’t be counted does not stop a rebuild', async () => {
  const vendor = await unlistedVendor();
  const good = await writeOrder(vendor);
  await putRows([
    { ...toOrderRow(good), ...keys.order(randomIds.order(vendor.id)), feePaise: 0.5 },
  ]);
  expect(await here.rebuild({ vendorId: vendor.id })).toEqual({ vendors: 1, drift: 0 });
  expect(await here.driftOf(vendor.id, [good])).toEqual([]);
  expect(log.error).toHaveBeenCalledTimes(1);
});

async function expectRecount(vendorId: string, orders: Parameters<typeof recountOf>[0]) {
  const [startDate, endDate] = ['2026-06-27', lastDay];
  const now = new Date(`${lastDay}T12:00:00+05:30`);
  const { current } = await here.vendorAnalytics(vendorId, { startDate, endDate }, now);
  const right = recountOf(orders).period(startDate, endDate);
  expect(current).toMatchObject({
    totalOrders: right.total_orders,
    totalRevenue: right.total_revenue,
    averageOrderValue: right.average_order_value,
    activeCustomers: right.active_customers,
    newCustomers: right.new_customers,
    orderStatusBreakdown: right.order_status_breakdown,
    ordersByHour: right.orders_by_hour,
    completionRate: right.completion_rate,
  });
}

/** Each with as many choices as a line may have. */
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

/** Records that hold no order, or not a whole one. */
function poisonRecords(vendorId: string): DynamoDBRecord[] {
  const [order] = lastStates(orderStories(vendorId, seededRandom('poison'), { ...days, count: 1 }));
  if (!order) throw new Error('No order to spoil');
  const row = toOrderRow(order);
  const spoilt = [
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
  return [...spoilt, bare, streamRecord({}), unknownType];
}

test('an order that was held back and paid too late is in the takings, and nowhere else', async () => {
  const vendor = await unlistedVendor();
  const held = {
    status: 'cancelled',
    cancelReason: 'unpaid',
    paymentMethod: 'online',
    awaitsPaymentUntil: '2026-06-30T08:00:00.000Z',
  } as const;
  const payment = { orderId: 'order_1', refundDuePaise: 61_00 };
  const unpaid = await writeOrder(vendor, { ...held, paymentStatus: 'failed', payment });
  const late = await writeOrder(vendor, {
    ...held,
    paymentStatus: 'refunded',
    payment: { ...payment, paymentId: 'pay_1', refundedPaise: 61_00 },
  });
  const normal = await writeOrder(vendor, { paymentMethod: 'upi' });
  await here.deliverAll([unpaid, late, normal].map(orderRecord));
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
  expect(await here.driftOf(vendor.id, [normal])).toEqual([]);
  expect(await readRow(keys.orderBrief(late.id, late.createdAt))).toBeUndefined();
  // One that was paid in time is counted once, as of its payment, however its records come.
  const createdAt = '2026-06-30T07:56:00.000Z';
  const online = { paymentMethod: 'online', paymentStatus: 'paid' } as const;
  const released = await writeOrder(vendor, { ...online, createdAt });
  const waiting = { ...released, ...held, status: 'pending', paymentStatus: 'pending' } as const;
  const early = '2026-06-30T07:50:00.000Z';
  const told = [released, { ...waiting, createdAt: early, updatedAt: early }, released];
  await here.deliverAll(told.map(orderRecord));
  expect(await here.driftOf(vendor.id, [normal, released])).toEqual([]);
  expect(await readRow(keys.orderBrief(released.id, early))).toBeUndefined();
  // A rebuild reads the mess's index, which has only the others.
  await here.rebuild({ vendorId: vendor.id });
  await expectListed();
});
