import { inParallel } from '@thali/functions/invocations/in-parallel';
import { keys } from '@thali/functions/table/keys';
import { historyMark } from '@thali/local/history/history-mark';
import { type Random, seededRandom } from '@thali/local/history/random';
import { kitchenNumber } from '@thali/shared/ids/order-id';
import { afterEach, expect, test, vi } from 'vitest';
import { alarmWorld } from '../support/alarm-world.ts';
import { makeDevice } from '../support/make-device.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { pushBrowser } from '../support/push-browser.ts';
import { randomIds } from '../support/random-ids.ts';
import { changeRow, putRows, readRow } from '../support/test-table.ts';
import { writeOrder } from '../support/write-order.ts';

const minute = 60_000;

type World = Awaited<ReturnType<typeof alarmWorld>>;
let world: World | undefined;
afterEach(() => {
  world?.remove();
  vi.useRealTimers();
  // The next file of this process has its hooks before its first test.
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Story {
  orderId: string;
  placedAt: number;
  /** When somebody in the kitchen says that they have seen it. */
  seenAt: number | undefined;
  /** Whether its mess cancels by itself. */
  isCancelled: boolean;
}

test('12 orders: none rings after it was seen, and none is lost', { timeout: 180_000 }, () =>
  tellStories(12),
);

test('1,000 orders', { tags: 'long', timeout: 900_000 }, () => tellStories(1000));

async function tellStories(count: number): Promise<void> {
  const random = seededRandom(`alarms of ${count}`);
  vi.useFakeTimers({ toFake: ['Date'] });
  const begin = Date.now();
  const stories: Story[] = [];
  while (stories.length < count) {
    const some = Math.min(20, count - stories.length);
    const made = Array.from({ length: some }, () => beginStory(random, begin));
    stories.push(...(await Promise.all(made)));
  }
  const here = await alarmWorld(random);
  world = here;
  await here.run(
    stories.flatMap(({ orderId, placedAt, seenAt }) => [
      { at: placedAt, happen: () => here.ring(orderId) },
      ...(seenAt ? [{ at: seenAt, happen: () => here.acknowledge(orderId) }] : []),
    ]),
  );
  here.remove();
  expect(here.orphaned.length).toBeGreaterThan(0);
  await inParallel(stories, 20, (story) => expectRight(story, here));
}

/** An order of a mess of its own, which has one phone and one device. */
async function beginStory(random: Random, begin: number): Promise<Story> {
  const isCancelled = random.next() < 0.3;
  const placedAt = begin + random.between(0, 2 * minute);
  const isSeen = random.next() < 0.5;
  const seenAt = isSeen ? placedAt + random.between(0, 6 * minute) : undefined;
  const vendor = await makeVendor({
    settings: { alarm: { sms: true, cancelAfterMinutes: isCancelled ? 5 : null } },
  });
  const { endpoint, keys: own } = pushBrowser().subscription;
  const createdAt = new Date(placedAt).toISOString();
  await changeRow(keys.vendorProfile(vendor.id), { phone: randomIds.phone() });
  const { deviceId } = await makeDevice(vendor.id);
  await putRows([
    { ...keys.vendorPush(vendor.id), subscriptions: [{ endpoint, ...own, deviceId }], revision: 1 },
  ]);
  // The running platform takes it for no news.
  const { id: orderId } = await writeOrder(vendor, { createdAt, bodyHash: historyMark });
  return { orderId, placedAt, seenAt, isCancelled };
}

async function expectRight(story: Story, { sent, orphaned }: World): Promise<void> {
  const { orderId, placedAt, seenAt = Number.POSITIVE_INFINITY, isCancelled } = story;
  const order = await readRow(keys.order(orderId));
  const pushes = sent.filter(({ kind, about }) => kind === 'push' && about === orderId);
  const texts = sent.filter(
    ({ kind, about }) => kind === 'sms' && about.includes(kitchenNumber(orderId)),
  );
  const deaths = orphaned.filter((id) => id === orderId).length;
  const all = [...pushes, ...texts];

  // Nothing too early, and nothing once somebody has seen it.
  for (const { at } of all) expect(at, orderId).toBeGreaterThanOrEqual(placedAt);
  for (const { at } of texts) expect(at).toBeGreaterThanOrEqual(placedAt + 2 * minute);
  for (const { at } of all) expect(at, orderId).toBeLessThanOrEqual(seenAt + tickMs);

  // Each step once: a text in any case, a push unless its worker died before it was noted as done.
  expect(texts.length).toBeLessThanOrEqual(1);
  expect(pushes.length).toBeLessThanOrEqual(2 + deaths);

  // None is lost.
  const isOver = isCancelled && order?.acknowledgedAt === undefined;
  expect(order).toMatchObject(
    isOver ? { status: 'cancelled', cancelReason: 'no_answer' } : { status: 'pending' },
  );
  if (order?.acknowledgedAt) return;
  expect(seenAt === Number.POSITIVE_INFINITY || isCancelled).toBe(true);
  expect(pushes.length).toBeGreaterThanOrEqual(2);
  if (deaths === 0) expect([pushes.length, texts.length]).toEqual([2, 1]);
  // A step whose worker died before saying that it was done is not gone on with once the order is over.
  if (isOver && deaths > 0) return;
  const claims = ['ring', 'again', 'text', 'missed'].map((step) =>
    readRow(keys.orderAlarm(orderId, step)),
  );
  expect(await Promise.all(claims)).toMatchObject(claims.map(() => ({ isDone: true })));
}

/** Time goes on in steps of so much. */
const tickMs = 5000;
