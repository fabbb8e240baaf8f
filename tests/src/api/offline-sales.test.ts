import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import { seededRandom } from '@thali/local/history/random';
import { CounterOrderBody } from '@thali/shared/counter/place-counter-order.contract';
import { camelKeys } from '@thali/shared/http/camel-keys';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Crashes, ignoreRefusal, injectCrashes } from '../support/crashes.ts';
import { injectConflicts } from '../support/inject-conflicts.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { randomIds } from '../support/random-ids.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { testRequestContext } from '../support/test-context.ts';

let useCases: Awaited<ReturnType<typeof importUseCases>>;
let crashes: Crashes;
beforeAll(async () => {
  setUpHandlers();
  useCases = await importUseCases();
  crashes = injectCrashes([useCases.table]);
  // Another test file may have left its conflicts in place.
  removeConflicts();
}, 60_000);
afterEach(() => {
  crashes.restart();
  removeConflicts();
});
afterAll(() => crashes.remove());

const removeConflicts = () => void useCases.table.middlewareStack.remove('injectConflicts');

async function importUseCases() {
  const modules = await Promise.all([
    import('@thali/functions/counter/place-counter-order'),
    import('@thali/functions/counter/undo-sale'),
    import('@thali/functions/counter/close-shift'),
    import('@thali/functions/counter/drawers.table'),
    import('@thali/functions/orders/store/vendor-orders.table'),
    import('@thali/functions/table/table-client'),
  ]);
  return Object.assign({}, ...modules) as (typeof modules)[0] &
    (typeof modules)[1] &
    (typeof modules)[2] &
    (typeof modules)[3] &
    (typeof modules)[4] &
    (typeof modules)[5];
}

const atOnce = 4;
const stock = 10;

test('no offline sale is lost or counted twice, and the cash adds up: 8 sales with faults', async () => {
  const check = await sellWithFaults('quick', 8);
  await check();
});

test('no offline sale is lost or counted twice, and the cash adds up: 10,000 sales with faults', {
  tags: 'long',
  timeout: 3_600_000,
}, async () => {
  await injectConflicts();
  const messes = Array.from({ length: 10 }, (_, index) => sellWithFaults(`long ${index}`, 1000));
  const checks = await Promise.all(messes);
  for (const check of checks) await check();
});

/**
 * Three counters of a mess send their sales in any order, some several times, while calls fail, and staff undo sales
 * and close shifts.
 * @returns a check to run when calls no longer fail
 */
async function sellWithFaults(seed: string, count: number): Promise<() => Promise<void>> {
  const random = seededRandom(seed);
  const vendor = await makeVendor({ items: [{ stock }, {}] });
  const counters = [1, 2, 3].map(() => counterOf(vendor.id));
  const unsent = Array.from({ length: count }, (_, index) => {
    const counter = random.pick(counters);
    return { counter, key: crypto.randomUUID(), body: saleOf(vendor, index, random) };
  });
  type Sale = (typeof unsent)[number];
  const sentSales: Sale[] = [];
  const orderIds: string[] = [];

  async function send(sale: Sale): Promise<void> {
    const input = { headers: { 'idempotency-key': sale.key }, body: sale.body };
    const { order } = await useCases.placeCounterOrder(sale.counter, input, testRequestContext());
    orderIds.push(order.id);
    const index = unsent.indexOf(sale);
    if (index >= 0) sentSales.push(...unsent.splice(index, 1));
  }

  while (unsent.length > 0) {
    const steps = Array.from({ length: atOnce }, () => {
      const chance = random.next();
      const counter = random.pick(counters);
      if (chance < 0.05) return () => closeShift(counter);
      if (chance < 0.12 && orderIds.length > 0) {
        const orderId = random.pick(orderIds.slice(-20));
        return () => useCases.undoSale(counter, { params: { orderId }, body: undefined });
      }
      const isReplay = chance < 0.3 && sentSales.length > 0;
      const sale = random.pick(isReplay ? sentSales.slice(-50) : unsent);
      return () => send(sale);
    });
    if (random.next() < 0.15) crashes.crashAfter(random.between(0, 6));
    await Promise.all(steps.map(ignoreRefusal));
    crashes.restart();
  }
  return () => expectExact(vendor, counters, sentSales);
}

async function closeShift(counter: ReturnType<typeof counterOf>): Promise<void> {
  const { expected } = await useCases.getShift(counter, {});
  const headers = { 'idempotency-key': crypto.randomUUID() };
  await useCases.closeShift(counter, { body: { expected, counted: expected }, headers });
}

async function expectExact(
  vendor: TestVendor,
  counters: readonly ReturnType<typeof counterOf>[],
  sales: readonly { body: CounterOrderBody }[],
): Promise<void> {
  const all = { limit: sales.length * 2, max: sales.length * 2 };
  const { orders } = await useCases.findVendorOrders(vendor.id, all);
  const numbers = orders.map(({ offline }) => offline?.number);
  expect(numbers.sort()).toEqual(sales.map(({ body }) => body.offlineNumber).sort());

  const closes = await useCases.readShiftCloses(vendor.id, 10_000);
  for (const counter of counters) {
    const id = `counter:${counter.deviceId}`;
    const drawer = await useCases.readDrawer(vendor.id, id);
    const closed = closes.filter(({ counterId }) => counterId === id);
    const inDrawers = sum(closed.map((close) => close.expectedPaise)) + (drawer?.cashPaise ?? 0);
    const ownSales = orders.filter(({ counterId }) => counterId === id);
    expect(inDrawers).toBe(sum(ownSales.map(cashPaise)));
    const counted = sum(closed.map(({ offline }) => offline?.sales ?? 0));
    expect(counted + (drawer?.offlineSales ?? 0)).toBe(ownSales.length);
  }

  const live = orders.filter(({ status }) => status !== 'cancelled');
  const soldPortions = live.flatMap(({ lines, offline }) => [
    ...lines.map(({ menuItemId, quantity }) => (menuItemId === vendor.item.id ? quantity : 0)),
    ...(offline?.oversold ?? []).map(({ quantity }) => -quantity),
  ]);
  expect(Number(await vendor.item.stock())).toBe(stock - sum(soldPortions));
}

function cashPaise({ payment, totalPaise }: OrderRecord): number {
  return payment?.counterId ? totalPaise - (payment.refundedPaise ?? 0) : 0;
}

function counterOf(vendorId: string) {
  return { role: 'counter', deviceId: randomIds.menu(), vendorId, name: 'Till' } as const;
}

/** A sale of one or two dishes of the last 11 hours, at the price of the menu or at another price. */
function saleOf(vendor: TestVendor, index: number, random: ReturnType<typeof seededRandom>) {
  const lines = vendor.items.slice(0, random.between(1, 2)).map((item) => ({
    menu_item_id: item.id,
    quantity: random.between(1, 3),
    unit_price: random.pick([item.price, 45.5]),
  }));
  const paise = sum(lines.map((line) => line.quantity * Math.round(line.unit_price * 100)));
  const minutesAgo = random.pick([0, 5, 40, 11 * 60]);
  const payment = random.pick([
    { payment_method: 'cash' },
    { payment_method: 'cash', hands_over: true },
    { payment_method: 'upi' },
    { payment_method: 'upi', received: 'upi' },
    { payment_method: 'upi', received: 'cash' },
  ]);
  return CounterOrderBody.parse(
    camelKeys({
      items: lines,
      total_amount: paise / 100,
      final_amount: paise / 100,
      ...payment,
      offline_number: `K2-${index + 1}`,
      sold_at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    }),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
