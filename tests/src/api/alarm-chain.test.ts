import { inParallel } from '@thali/functions/invocations/in-parallel';
import { keys } from '@thali/functions/table/keys';
import { historyMark } from '@thali/local/history/history-mark';
import { type Random, seededRandom } from '@thali/local/history/random';
import { kitchenNumber } from '@thali/shared/ids/order-id';
import { afterEach, expect, test, vi } from 'vitest';
import { makeDevice } from '../support/make-device.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { proveVendorPhone } from '../support/prove-vendor-phone.ts';
import { pushBrowser } from '../support/push-browser.ts';
import { randomIds } from '../support/random-ids.ts';
import { simulateAlarms } from '../support/simulate-alarms.ts';
import { changeRow, putRows, readRow } from '../support/test-table.ts';
import { writeOrder } from '../support/write-order.ts';

const minute = 60_000;

type Simulation = Awaited<ReturnType<typeof simulateAlarms>>;
let runningSimulation: Simulation | undefined;
afterEach(() => {
  runningSimulation?.remove();
  vi.useRealTimers();
  // The next file runs its first hooks in this process before Vitest cleans up.
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface TestOrder {
  orderId: string;
  placedAt: number;
  /** When the kitchen acknowledges the order. */
  seenAt: number | undefined;
  /** Whether the mess cancels unanswered orders. */
  cancelsUnanswered: boolean;
}

test('raises all alarms of 12 orders until the kitchen has seen them', { timeout: 180_000 }, () =>
  simulateOrders(12),
);

test(
  'raises all alarms of 1,000 orders until the kitchen has seen them',
  { tags: 'long', timeout: 900_000 },
  () => simulateOrders(1000),
);

async function simulateOrders(count: number): Promise<void> {
  const random = seededRandom(`alarms of ${count}`);
  vi.useFakeTimers({ toFake: ['Date'] });
  const startedAt = Date.now();
  const testOrders: TestOrder[] = [];
  while (testOrders.length < count) {
    const batchSize = Math.min(20, count - testOrders.length);
    const batch = Array.from({ length: batchSize }, () => startOrder(random, startedAt));
    testOrders.push(...(await Promise.all(batch)));
  }
  const simulation = await simulateAlarms(random);
  runningSimulation = simulation;
  await simulation.run(
    testOrders.flatMap(({ orderId, placedAt, seenAt }) => [
      { at: placedAt, happen: () => simulation.ring(orderId) },
      ...(seenAt ? [{ at: seenAt, happen: () => simulation.acknowledge(orderId) }] : []),
    ]),
  );
  simulation.remove();
  expect(simulation.orphaned.length).toBeGreaterThan(0);
  await inParallel(testOrders, 20, (testOrder) => expectOutcome(testOrder, simulation));
}

/** An order of a new mess with one phone and one device. */
async function startOrder(random: Random, startedAt: number): Promise<TestOrder> {
  const cancelsUnanswered = random.next() < 0.3;
  const placedAt = startedAt + random.between(0, 2 * minute);
  const isSeen = random.next() < 0.5;
  const seenAt = isSeen ? placedAt + random.between(0, 6 * minute) : undefined;
  const vendor = await makeVendor({
    settings: { alarm: { sms: true, cancelAfterMinutes: cancelsUnanswered ? 5 : null } },
  });
  const { endpoint, keys: pushKeys } = pushBrowser().subscription;
  const createdAt = new Date(placedAt).toISOString();
  const phone = randomIds.phone();
  await changeRow(keys.vendorProfile(vendor.id), { phone });
  await proveVendorPhone(vendor.id, phone);
  const { deviceId } = await makeDevice(vendor.id);
  await putRows([
    {
      ...keys.vendorPush(vendor.id),
      subscriptions: [{ endpoint, ...pushKeys, deviceId }],
      revision: 1,
    },
  ]);
  // For an order with this mark, the running platform raises no alarms.
  const { id: orderId } = await writeOrder(vendor, { createdAt, bodyHash: historyMark });
  return { orderId, placedAt, seenAt, cancelsUnanswered };
}

async function expectOutcome(testOrder: TestOrder, { sent, orphaned }: Simulation): Promise<void> {
  const { orderId, placedAt, seenAt = Number.POSITIVE_INFINITY, cancelsUnanswered } = testOrder;
  const order = await readRow(keys.order(orderId));
  const pushes = sent.filter(({ kind, about }) => kind === 'push' && about === orderId);
  const texts = sent.filter(
    ({ kind, about }) => kind === 'sms' && about.includes(kitchenNumber(orderId)),
  );
  const crashCount = orphaned.filter((id) => id === orderId).length;
  const all = [...pushes, ...texts];

  // No message before its time, and no message after the acknowledgement.
  for (const { at } of all) expect(at, orderId).toBeGreaterThanOrEqual(placedAt);
  for (const { at } of texts) expect(at).toBeGreaterThanOrEqual(placedAt + 2 * minute);
  for (const { at } of all) expect(at, orderId).toBeLessThanOrEqual(seenAt + tickMs);

  // Each step runs once. A push may repeat if its worker crashed before recording it.
  expect(texts.length).toBeLessThanOrEqual(1);
  expect(pushes.length).toBeLessThanOrEqual(2 + crashCount);

  // Every unseen order gets its steps.
  const isOver = cancelsUnanswered && order?.acknowledgedAt === undefined;
  expect(order).toMatchObject(
    isOver ? { status: 'cancelled', cancelReason: 'no_answer' } : { status: 'pending' },
  );
  if (order?.acknowledgedAt) return;
  expect(seenAt === Number.POSITIVE_INFINITY || cancelsUnanswered).toBe(true);
  expect(pushes.length).toBeGreaterThanOrEqual(2);
  if (crashCount === 0) expect([pushes.length, texts.length]).toEqual([2, 1]);
  // No worker resumes an interrupted step once the order is over.
  if (isOver && crashCount > 0) return;
  const claims = ['ring', 'again', 'text', 'missed'].map((step) =>
    readRow(keys.orderAlarm(orderId, step)),
  );
  expect(await Promise.all(claims)).toMatchObject(claims.map(() => ({ isDone: true })));
}

/** The clock advances by this much at a time. */
const tickMs = 5000;
