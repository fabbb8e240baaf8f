import { erasedName, toErasedOrder } from '@thali/functions/operations/erased-order';
import { toBriefRow } from '@thali/functions/orders/briefs/order-briefs.table';
import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import { historyMark } from '@thali/local/history/history-mark';
import { seededRandom } from '@thali/local/history/random';
import { recentOrdersCap } from '@thali/shared/orders/list-orders.contract';
import { unexpiredStatuses } from '@thali/shared/orders/order-status';
import { beforeAll, expect, test } from 'vitest';
import { unitsOf, watchRequestUnits } from '../bench/request-units.ts';
import { importProjections } from '../support/import-projections.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { lastStates, orderHistories } from '../support/order-histories.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { orderRecord } from '../support/stream-event.ts';
import { putRows, readRow } from '../support/test-table.ts';
import { writeOrders } from '../support/write-order.ts';

const minuteMs = 60_000;

const useCases = await importProjections();
const orders = await importOrders();
beforeAll(watchRequestUnits);

async function importOrders() {
  const [list, totals, briefs, label] = await Promise.all([
    import('@thali/functions/orders/listing/list-orders'),
    import('@thali/functions/orders/briefs/recent-totals'),
    import('@thali/functions/orders/briefs/order-briefs.table'),
    import('@thali/functions/vendors/vendor-label'),
  ]);
  return { ...list, ...totals, ...briefs, ...label };
}

/** A vendor whose past orders have no briefs. Every hundredth order expired. */
async function makeVendorWithOrders(count: number) {
  const vendor = await makeVendor();
  await orders.vendorLabel(vendor.id);
  const past = await writeOrders(
    vendor,
    Array.from({ length: count }, (_, index) => ({
      customerName: `Person ${index}`,
      status: index % 100 === 99 ? ('expired' as const) : ('completed' as const),
      createdAt: new Date(Date.now() - (index + 2) * minuteMs).toISOString(),
      // The stream writes no briefs for orders with this mark.
      bodyHash: historyMark,
    })),
  );
  const list = (vendorId: string, queryChanges: object) =>
    unitsOf(async () => {
      const staff = { role: 'vendor', userId: 'staff', vendorId } as const;
      const query = { limit: 50, offset: 0, ...queryChanges };
      const answer = await orders.listOrders(staff, { query });
      return { ids: answer.orders.map(({ id }) => id), ...answer.pagination };
    });
  return {
    vendor,
    past,
    ids: past.map(({ id }) => id),
    list: (queryChanges: object) => list(vendor.id, queryChanges),
  };
}

test('reads briefs, not orders, for a search, a far page, a total and the archive', {
  tags: ['long'],
}, async () => {
  const { vendor, past, ids, list } = await makeVendorWithOrders(recentOrdersCap + 40);
  await putRows(past.map(toBriefRow));
  const unexpired = past.filter(({ status }) => status !== 'expired').map(({ id }) => id);

  const noMatch = await list({ search: 'nobody of this name' });
  expect(noMatch.result).toMatchObject({ ids: [], total: 0 });
  expect(noMatch.units.read).toBeLessThanOrEqual(15);
  const found = await list({ search: 'person 777', status: [...unexpiredStatuses] });
  expect(found.result).toMatchObject({ ids: [ids[777]], total: 1 });
  expect(found.units.read).toBeLessThanOrEqual(15);

  const far = await list({ offset: 950 });
  expect(far.result).toMatchObject({ ids: ids.slice(950, 1000), total: 1000 });
  expect(far.units.read).toBeLessThanOrEqual(20);
  const farUnexpired = await list({ offset: 950, status: [...unexpiredStatuses] });
  expect(farUnexpired.result).toMatchObject({ ids: unexpired.slice(950, 990), total: 990 });
  expect(farUnexpired.units.read).toBeLessThanOrEqual(20);
  const archive = await list({ archived: 'true' });
  expect(archive.result).toMatchObject({ ids: ids.slice(1000), total: null });
  expect(archive.units.read).toBeLessThanOrEqual(20);

  orders.dropCachedCounts(vendor.id);
  const first = await list({ status: [...unexpiredStatuses] });
  expect(first.result).toMatchObject({ ids: unexpired.slice(0, 50), total: 990 });
  expect(first.units.read).toBeLessThanOrEqual(21);
  const expired = await list({ status: ['expired'] });
  expect(expired.result).toMatchObject({ total: 10 });
  expect(expired.units.read).toBeLessThanOrEqual(20);
});

test('finds orders without briefs, and writes the briefs in a rebuild', {
  tags: 'long',
}, async () => {
  const { vendor, past, ids, list } = await makeVendorWithOrders(60);
  const checkAll = async () => {
    expect((await list({ search: 'person 59' })).result).toMatchObject({ ids: [ids[59]] });
    expect((await list({ search: 'person' })).result).toMatchObject({ total: 60 });
    const unexpiredList = await list({ offset: 50, status: [...unexpiredStatuses] });
    expect(unexpiredList.result.total).toBe(60);
    expect(unexpiredList.result.ids).toEqual(
      ids.filter((_, index) => past[index]?.status !== 'expired').slice(50),
    );
  };
  await checkAll();
  // After the first deployment, only new orders have briefs.
  await putRows(past.slice(0, 30).map(toBriefRow));
  await checkAll();
  await useCases.rebuild({ vendorId: vendor.id });
  expect((await orders.listBriefs(vendor.id, 1000)).map(({ id }) => id)).toEqual(ids);
  await checkAll();
  const [first] = past;
  if (!first) throw new Error('No order');
  // An erasure by an old release leaves the brief unchanged.
  await putRows([{ ...toBriefRow(first), name: 'Forgotten', phone: '+919876500000' }]);
  await useCases.rebuild({ vendorId: vendor.id });
  expect(await orders.listBriefs(vendor.id, 1)).toEqual([orders.toBrief(first)]);
  await checkAll();
});

test('finds an order at once and writes its brief', async () => {
  const vendor = await makeVendor();
  const { id } = await placeOrder(orderBody(vendor));
  const staff = { role: 'vendor', userId: 'staff', vendorId: vendor.id } as const;
  const query = { limit: 50, offset: 0, search: id.slice(-6) };
  const found = await orders.listOrders(staff, { query });
  expect(found.orders.map((order) => order.id)).toEqual([id]);
  await expect
    .poll(() => orders.listBriefs(vendor.id, 10))
    .toMatchObject([{ id, isExpired: false }]);
});

test('writes the same briefs for stream records in any order, and keeps erased people erased', async () => {
  const vendor = await makeVendor();
  const random = seededRandom('briefs');
  const options = { count: 30, lastDay: '2026-06-30', days: 4, people: 12 };
  const histories = orderHistories(vendor.id, random, options);
  const states = histories.flat();
  const shuffled = [...states, ...states].map((state) => [random.next(), state] as const);
  shuffled.sort(([a], [b]) => a - b);
  await useCases.deliver(shuffled.map(([, state]) => orderRecord(state)));
  const expected = rowsOf(lastStates(histories));
  expect(await readRows(expected)).toEqual(expected);

  const [person] = lastStates(histories).map(({ customerPhone }) => customerPhone);
  const ownOrders = lastStates(histories).filter(({ customerPhone }) => customerPhone === person);
  for (const order of ownOrders) await orders.correctBrief(toErasedOrder(order));
  await useCases.deliver(states.map(orderRecord));
  const erased = rowsOf(lastStates(histories), (order) => order.customerPhone === person);
  expect(await readRows(erased)).toEqual(erased);
});

test('stores the number of an online sale that a counter sends again as an offline sale', async () => {
  const vendor = await makeVendor();
  const [order] = await writeOrders(vendor, [{ bodyHash: historyMark }]);
  if (!order) throw new Error('No order');
  await orders.saveBriefs([order]);
  const updatedAt = new Date(Date.parse(order.createdAt) + 1).toISOString();
  const offline = { number: 'K2-17', sentAt: order.createdAt };
  await orders.saveBriefs([{ ...order, updatedAt, offline }]);
  expect(await orders.listBriefs(vendor.id, 1)).toMatchObject([{ offline: { number: 'K2-17' } }]);
});

function rowsOf(
  all: readonly OrderRecord[],
  isErased: (order: OrderRecord) => boolean = () => false,
) {
  return all.map((order) => {
    const row = toBriefRow(order);
    const { isExpired, ...fields } = row;
    const person = isErased(order) ? { name: erasedName, phone: '' } : {};
    return { ...fields, ...person, ...(isExpired && { isExpired }) };
  });
}

function readRows(rows: readonly { PK: string; SK: string }[]) {
  return Promise.all(rows.map(({ PK, SK }) => readRow({ PK, SK })));
}

test('pages of orders from one millisecond are complete and share no order', async () => {
  const vendor = await makeVendor();
  const createdAt = new Date().toISOString();
  const placed = await writeOrders(
    vendor,
    Array.from({ length: 24 }, () => ({ createdAt, bodyHash: historyMark })),
  );
  // The stream has delivered every second order.
  await putRows(placed.filter((_, index) => index % 2 === 0).map(toBriefRow));
  const staff = { role: 'vendor', userId: 'staff', vendorId: vendor.id } as const;
  const page = async (offset: number) => {
    const { orders: listed } = await orders.listOrders(staff, { query: { limit: 5, offset } });
    return listed.map(({ id }) => id);
  };
  const pages = await Promise.all([1, 6, 11, 16].map(page));
  expect(pages.map((ids) => ids.length)).toEqual([5, 5, 5, 5]);
  expect(new Set(pages.flat()).size).toBe(20);
});
