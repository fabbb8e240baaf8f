import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import { sampleLine, sampleOrder } from '@thali/functions/orders/store/sample-order';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importProjections } from '../support/import-projections.ts';
import { makeUnlistedVendor } from '../support/make-vendor.ts';
import { randomIds } from '../support/random-ids.ts';
import { orderRecord } from '../support/stream-event.ts';

const statuses = ['pending', 'confirmed', 'preparing', 'ready', 'completed'] as const;
const placedMs = Date.parse('2026-06-30T07:00:00.000Z');
const dayMs = 86_400_000;

const useCases = await importProjections();
/** AWS charges one write unit per row of up to 1 kB, and two in a transaction. */
const written = { units: 0, transactions: 0 };
beforeAll(async () => {
  useCases.table.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const { TransactItems } = args.input as { TransactItems?: unknown[] };
        if (TransactItems) written.transactions += 1;
        if (TransactItems) written.units += 2 * TransactItems.length;
        else if (/^(Put|Update)/.test(commandName)) written.units += 1;
        return next(args);
      },
    { step: 'initialize', name: 'countWrites', priority: 'high' },
  );
}, 60_000);
afterAll(() => useCases.table.middlewareStack.remove('countWrites'));

/** Orders of five dishes, each by another returning customer, in each of their states. */
async function makeLunch(count: number) {
  const vendor = await makeUnlistedVendor();
  const lines = Array.from({ length: 5 }, (_, index) =>
    sampleLine({ menuItemId: `D${String(index).padStart(11, '0')}`, name: `Dish ${index}` }),
  );
  const people = Array.from({ length: count }, () => randomIds.phone());
  const order = (customerPhone: string, index: number, ms: number, changes: object = {}) => {
    const createdAt = new Date(ms + index).toISOString();
    const id = randomIds.order(vendor.id);
    const newOrder = {
      id,
      vendorId: vendor.id,
      customerPhone,
      lines,
      createdAt,
      updatedAt: createdAt,
    };
    return sampleOrder({ ...newOrder, ...changes });
  };
  const earlier = people.map((phone, index) => {
    const ms = placedMs - 2 * dayMs;
    return order(phone, index, ms, { status: 'completed', statusTimes: { confirmed: 'then' } });
  });
  expect(await useCases.deliver(earlier.map(orderRecord))).toEqual([]);
  const placed = people.map((phone, index) => order(phone, index, placedMs));
  const rounds = statuses.map((status, round) =>
    placed.map((anOrder): OrderRecord => {
      const updatedAt = new Date(Date.parse(anOrder.createdAt) + round * 60_000).toISOString();
      const statusTimes = round > 0 ? { confirmed: updatedAt } : {};
      return { ...anOrder, status, updatedAt, statusTimes };
    }),
  );
  return { vendor, earlier, rounds };
}

test.each([
  [1, 39],
  [5, 18.2],
  [20, 14.3],
  [30, 14],
])(
  'with %i orders in a batch, writes at most %f units per order over its life',
  async (count, maxUnits) => {
    const { vendor, earlier, rounds } = await makeLunch(count);
    Object.assign(written, { units: 0, transactions: 0 });
    for (const round of rounds) expect(await useCases.deliver(round.map(orderRecord))).toEqual([]);
    expect(written.units / count).toBeLessThanOrEqual(maxUnits);
    expect(written.transactions).toBe(rounds.length);
    expect(await useCases.driftOf(vendor.id, [...earlier, ...(rounds.at(-1) ?? [])])).toEqual([]);
  },
);

test('writes all states of the orders in one batch together', async () => {
  const { vendor, earlier, rounds } = await makeLunch(10);
  Object.assign(written, { units: 0, transactions: 0 });
  expect(await useCases.deliver(rounds.flat().map(orderRecord))).toEqual([]);
  expect(written.transactions).toBe(1);
  expect(await useCases.driftOf(vendor.id, [...earlier, ...(rounds.at(-1) ?? [])])).toEqual([]);
});
