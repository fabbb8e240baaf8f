import { randomUUID } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import { weekdays } from '@thali/shared/time/ist';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Crashes, ignoreRefusal, injectCrashes } from '../support/crashes.ts';
import { importOrders } from '../support/import-orders.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { orderBody } from '../support/place-test-order.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { readRow } from '../support/test-table.ts';

setUpHandlers();
const { phoneProofOf, place } = await importOrders();
const { table } = await import('@thali/functions/table/table-client');
const { cancelOrder } = await import('@thali/functions/orders/changes/cancel-order');
const { expireVendorOrders } = await import('@thali/functions/orders/expiry/expire-vendor-orders');
const { readOrder } = await import('@thali/functions/orders/store/orders.table');
const { waitingKey } = await import('@thali/functions/orders/store/pre-order-writes');

const at = (clock: string, date = '2031-03-03') => new Date(`${date}T${clock}:00+05:30`);
const noon = at('12:00').toISOString();
const maxChanges = 20;

let vendor: TestVendor;
let crashes: Crashes;
beforeAll(() => {
  crashes = injectCrashes([table]);
});
afterAll(() => crashes.remove());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('09:00') });
  vendor = await makeVendor({
    items: [{ stock: 500 }],
    settings: {
      tokens: true,
      meals: [{ id: 'MEA1', name: 'Lunch', from: '12:00', to: '13:00', weekdays: [...weekdays] }],
      preOrders: [
        {
          mealId: 'MEA1',
          orderBy: { daysBefore: 0, time: '11:00' },
          every: 15,
          max: { unit: 'portions', most: 100 },
          proof: 'phone',
          lead: 20,
        },
      ],
    },
  });
});
afterEach(() => {
  crashes.restart();
  vi.useRealTimers();
});

async function body() {
  const order = orderBody(vendor, [{ item: vendor.item, quantity: 2 }]);
  const phone_proof = await phoneProofOf(order.customer_info.phone);
  return { ...order, ready_for: noon, phone_proof };
}

/** The portions that the slot counts, and the portions that have left the dish's stock. They are always equal. */
async function countedPortions() {
  const slot = await readRow(keys.slot(vendor.id, noon));
  return { slot: Number(slot?.portions ?? 0), stock: 500 - Number(await vendor.item.stock()) };
}

/** Runs with a crash after each change, then repeats without one. @returns the number of changes of a full run */
async function crashEverywhere(
  makeRun: () => Promise<() => Promise<unknown>>,
  check: () => Promise<void>,
): Promise<number> {
  for (let calls = 0; calls < maxChanges; calls += 1) {
    const run = await makeRun();
    crashes.crashAfter(calls);
    await ignoreRefusal(run);
    const changes = crashes.restart();
    await check();
    await run();
    await check();
    if (changes <= calls) return calls;
  }
  throw new Error('The run never finished');
}

test('a placement that crashes after any change takes room in the slot once, together with its order', async () => {
  let placed = 0;
  let id = '';
  const changes = await crashEverywhere(
    async () => {
      const [order, key] = [await body(), randomUUID()];
      placed += 1;
      return async () => {
        ({ id } = await place(order, { key }));
      };
    },
    async () => {
      const { slot, stock } = await countedPortions();
      expect(slot).toBe(stock);
      expect(slot).toBeLessThanOrEqual(2 * placed);
    },
  );
  expect(changes).toBeGreaterThan(2);
  expect(await countedPortions()).toEqual({ slot: 2 * placed, stock: 2 * placed });
  expect(await readOrder(id)).toMatchObject({ status: 'confirmed', takesSlotRoom: true });
});

test.each(['cancelled', 'expired'] as const)(
  'an order that is %s returns its room, portions and waiting place once, despite a crash after any change',
  async (end) => {
    const changes = await crashEverywhere(
      async () => {
        vi.setSystemTime(at('09:00'));
        const { id, customerInfo } = await place(await body());
        const cancel = { params: { orderId: id }, query: customerInfo, headers: {} };
        return async () => {
          if (end === 'cancelled') await cancelOrder({ role: 'guest' }, cancel);
          else await expireVendorOrders(vendor.id, at('12:01', '2031-03-04'), Date.now() + 60_000);
          const order = await readOrder(id);
          expect(order?.status).toBe(end);
          if (!order) throw new Error('The order is gone');
          expect(await readRow(waitingKey(order))).toMatchObject({ tries: 0 });
        };
      },
      async () => {
        const { slot, stock } = await countedPortions();
        expect(slot).toBe(stock);
      },
    );
    expect(changes).toBeGreaterThan(0);
    expect(await countedPortions()).toEqual({ slot: 0, stock: 0 });
  },
);
