import { keys } from '@thali/functions/table/keys';
import { weekdays } from '@thali/shared/time/ist';
import { afterEach, expect, test, vi } from 'vitest';
import { importOrders } from '../support/import-orders.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { orderBody } from '../support/place-test-order.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { putRows, readRow } from '../support/test-table.ts';
import { writeOrders } from '../support/write-order.ts';

setUpHandlers();
const { phoneProofOf, place } = await importOrders();
const { cancelOrder } = await import('@thali/functions/orders/changes/cancel-order');
const { changeOrderStatus } = await import('@thali/functions/orders/changes/change-order-status');
const { expireVendorOrders } = await import('@thali/functions/orders/expiry/expire-vendor-orders');
const { readOrder } = await import('@thali/functions/orders/store/orders.table');

afterEach(() => {
  vi.useRealTimers();
});

const day = '2031-03-03';
const at = (clock: string) => new Date(`${day}T${clock}+05:30`);
const noon = at('12:00:00').toISOString();
const cutoff = at('11:00:00');
const count = 1000;
const atOnce = 50;

function makeMess(most: number): Promise<TestVendor> {
  const meal = { id: 'MEA1', name: 'Lunch', from: '12:00', to: '13:00', weekdays: [...weekdays] };
  const rule = {
    mealId: 'MEA1',
    orderBy: { daysBefore: 0, time: '11:00' },
    every: 15 as const,
    max: { unit: 'orders' as const, most },
    proof: 'phone' as const,
    lead: 20,
  };
  return makeVendor({ settings: { meals: [meal], preOrders: [rule] } });
}

async function bodyFor(vendor: TestVendor) {
  const body = orderBody(vendor);
  const phone_proof = await phoneProofOf(body.customer_info.phone);
  return { ...body, ready_for: noon, phone_proof };
}

/** Places an order, with retries while the table is busy. Returns the order or the code of the refusal. */
async function buy(vendor: TestVendor) {
  const body = await bodyFor(vendor);
  for (;;) {
    try {
      return await place(body);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== 'SERVICE_BUSY') return code;
    }
  }
}

const isPlaced = (outcome: Awaited<ReturnType<typeof buy>>) => typeof outcome === 'object';
const slotOrders = async (vendor: TestVendor) =>
  Number((await readRow(keys.slot(vendor.id, noon)))?.orders ?? 0);
const setTime = (now: Date) => vi.useFakeTimers({ toFake: ['Date'], now });

async function inGroups<T>(total: number, run: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < total) {
    const size = Math.min(atOnce, total - results.length);
    const from = results.length;
    results.push(...(await Promise.all(Array.from({ length: size }, (_, i) => run(from + i)))));
  }
  return results;
}

test('gives the last 20 places of a slot to 20 of 1,000 concurrent buyers', async () => {
  setTime(at('09:00:00'));
  const vendor = await makeMess(20);
  const outcomes = await inGroups(count, () => buy(vendor));
  expect(outcomes.filter(isPlaced)).toHaveLength(20);
  expect(outcomes.filter((outcome) => outcome === 'SLOT_FULL')).toHaveLength(count - 20);
  expect(await slotOrders(vendor)).toBe(20);
}, 600_000);

test('places only the orders before the cutoff, among 1,000 orders around it', async () => {
  setTime(at('10:59:00'));
  const vendor = await makeMess(count);
  let placed = 0;
  for (let index = 0; index < count; index += 1) {
    const now = cutoff.getTime() - count / 2 + index;
    vi.setSystemTime(now);
    const outcome = await buy(vendor);
    if (!isPlaced(outcome)) {
      expect(outcome).toBe('ORDER_BY_PASSED');
      expect(now).toBeGreaterThan(cutoff.getTime());
      continue;
    }
    placed += 1;
    expect(Date.parse(outcome.createdAt)).toBeLessThanOrEqual(cutoff.getTime());
  }
  expect(await slotOrders(vendor)).toBe(placed);
  expect(placed).toBe(count / 2 + 1);
}, 600_000);

test('accepts at most one of a concurrent cancellation and preparation for each of 1,000 orders, and the slot counts the prepared orders', async () => {
  setTime(at('09:00:00'));
  const vendor = await makeMess(500);
  await putRows([{ ...keys.slot(vendor.id, noon), orders: count, portions: count }]);
  const createdAt = new Date().toISOString();
  const orders = await writeOrders(
    vendor,
    Array.from({ length: count }, () => ({
      status: 'confirmed' as const,
      createdAt,
      statusTimes: { confirmed: createdAt },
      readyFor: noon,
      mealId: 'MEA1',
      mealName: 'Lunch',
      orderBy: cutoff.toISOString(),
      takesSlotRoom: true as const,
    })),
  );
  const stored = await inGroups(count, async (index) => {
    const order = orders[index];
    if (!order) throw new Error('Too few orders');
    const { id, vendorId, customerPhone: phone } = order;
    const cancel = () =>
      cancelOrder({ role: 'guest' }, { params: { orderId: id }, query: { phone }, headers: {} });
    const prepare = async () => {
      for (let reads = index % 8; reads > 0; reads -= 1) await readOrder(id);
      return changeOrderStatus(
        { role: 'vendor', userId: 'staff', vendorId },
        { params: { orderId: id }, body: { status: 'preparing' } },
      );
    };
    const answers = await Promise.allSettled([cancel(), prepare()]);
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2);
    return (await readOrder(id))?.status;
  });
  const cancelled = stored.filter((status) => status === 'cancelled').length;
  expect(cancelled).toBeGreaterThan(0);
  expect(cancelled).toBeLessThan(count);
  expect(await slotOrders(vendor)).toBe(count - cancelled);
}, 600_000);

test('a slot counts the placed orders, minus the orders that returned their room', async () => {
  const most = 12;
  setTime(at('09:00:00'));
  const vendor = await makeMess(most);
  const open = new Map<string, string>();
  let keptPlaces = 0;
  for (let round = 0; round < 40; round += 1) {
    const placing = Array.from({ length: 6 }, async () => {
      const outcome = await buy(vendor);
      if (typeof outcome === 'object') open.set(outcome.id, outcome.customerInfo.phone);
    });
    const ending = [...open].slice(0, round % 5).map(async ([id, phone], index) => {
      open.delete(id);
      if (index % 2 === 0) {
        const change = { params: { orderId: id }, body: { status: 'preparing' as const } };
        const staff = { role: 'vendor' as const, userId: 'staff', vendorId: vendor.id };
        await changeOrderStatus(staff, change);
        keptPlaces += 1;
      } else {
        const input = { params: { orderId: id }, query: { phone }, headers: {} };
        await cancelOrder({ role: 'guest' }, input);
      }
    });
    await Promise.all([...placing, ...ending]);
    expect(await slotOrders(vendor)).toBe(open.size + keptPlaces);
    expect(await slotOrders(vendor)).toBeLessThanOrEqual(most);
  }
  const dayAfter = new Date(Date.parse(noon) + 25 * 3_600_000);
  await expireVendorOrders(vendor.id, dayAfter, Date.now() + 60_000);
  expect(await slotOrders(vendor)).toBe(0);
}, 600_000);
