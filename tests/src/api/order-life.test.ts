import { sampleLine } from '@thali/functions/orders/store/sample-order';
import { type Random, seededRandom } from '@thali/local/history/random';
import {
  actionsFrom,
  canVendorChange,
  isOngoing,
  type OrderStatus,
  ongoingStatuses,
  orderStatuses,
} from '@thali/shared/orders/order-status';
import { beforeAll, expect, test } from 'vitest';
import { type Answer, call } from '../support/call.ts';
import { isEvent, type LiveClient, openLiveClient } from '../support/live-client.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { moveOrder } from '../support/move-order.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { quickOrLong } from '../support/quick-or-long.ts';
import { makeStaff } from '../support/sign-in.ts';
import type { WireOrder } from '../support/wire-answer.ts';
import { writeOrder } from '../support/write-order.ts';

const concurrency = quickOrLong(4, 20);
const portions = 3;
const dayAndHourMs = 25 * 60 * 60 * 1000;

/** A status and the time when the order got it. */
interface Step {
  status: OrderStatus;
  at: string;
}

let vendor: TestVendor;
let devices: string[];
beforeAll(async () => {
  vendor = await makeVendor({ items: [{ stock: 1000 }] });
  const staff = await Promise.all([makeStaff(vendor.id), makeStaff(vendor.id)]);
  devices = staff.map(({ token }) => token);
});

test.each(Array.from({ length: quickOrLong(3, 10) }, (_, seed) => seed))(
  'makes only allowed steps, sends them in order and returns portions once (history %i)',
  async (seed) => {
    const random = seededRandom(`life ${seed}`);
    const isOld = seed % 2 === 1;
    const screen = await openLiveClient();
    await screen.join(vendor.id, { token: devices[0] });
    const first = isOld ? await writeOldOrder(random) : await placeNewOrder();
    await screen.waitForFrame(isEvent('order:new', first.id));
    const stock = Number(await vendor.item.stock());

    const history: Step[] = [{ status: first.status as OrderStatus, at: first.updated_at }];
    for (let round = 0; round < 8 && isOngoing(lastOf(history).status); round += 1) {
      const before = lastOf(history).status;
      const answers = await Promise.all(
        Array.from({ length: concurrency }, () => act(random, first.id, before, isOld)),
      );
      const now = await read(first.id);
      history.push(...stepsSince(history, now));
      checkAnswers(answers.flat(), history, now);
    }

    checkHistory(history, isOld);
    await checkFrames(screen, first.id, history);
    const returnsPortions = ['cancelled', 'expired'].includes(lastOf(history).status);
    expect(await vendor.item.stock()).toBe(stock + (returnsPortions ? portions : 0));
  },
);

async function placeNewOrder(): Promise<WireOrder> {
  return placeOrder(orderBody(vendor, [{ item: vendor.item, quantity: portions }]));
}

/** An ongoing order that is older than a day. */
async function writeOldOrder(random: Random): Promise<WireOrder> {
  const { id } = await writeOrder(vendor, {
    status: random.pick(ongoingStatuses),
    createdAt: new Date(Date.now() - dayAndHourMs).toISOString(),
    lines: [
      sampleLine({
        menuItemId: vendor.item.id,
        name: vendor.item.name,
        quantity: portions,
        unitPricePaise: 60_00,
        isStockCounted: true,
      }),
    ],
  });
  return read(id);
}

/** A random device of the kitchen changes the status, mostly as allowed. Old orders may expire instead. */
async function act(
  random: Random,
  orderId: string,
  status: OrderStatus,
  isOld: boolean,
): Promise<Answer[]> {
  const token = random.pick(devices);
  const kind = random.next();
  if (isOld && kind < 0.15) {
    await call('POST', '/orders/expire-old-orders', { token, body: { vendorId: vendor.id } });
    return [];
  }
  const target = kind < 0.8 ? random.pick(actionsFrom(status)).to : random.pick(orderStatuses);
  return [await moveOrder(token, orderId, target)];
}

async function read(orderId: string): Promise<WireOrder> {
  return (await call('GET', `/orders/${orderId}`, { token: devices[0] })).json.order;
}

/** The new steps, from the order's own status times. */
function stepsSince(history: readonly Step[], { status_times }: WireOrder): Step[] {
  const earlierStatuses = new Set(history.slice(1).map(({ status }) => status));
  return Object.entries(status_times)
    .map(([status, at]) => ({ status: status as OrderStatus, at }))
    .filter(({ status }) => !earlierStatuses.has(status))
    .sort((a, b) => (a.at < b.at ? -1 : 1));
}

/** Expects every answer to show the order in a state of its history. */
function checkAnswers(answers: readonly Answer[], history: readonly Step[], now: WireOrder): void {
  const states = history.map(({ status, at }) => `${status} ${at}`);
  for (const { status, json, text } of answers) {
    expect([200, 409], text).toContain(status);
    expect(states).toContain(`${json.order.status} ${json.order.updated_at}`);
    if (status === 200) continue;
    expect(['ORDER_STATUS_CONFLICT', 'INVALID_STATUS_TRANSITION']).toContain(json.code);
  }
  expect([now.status, now.updated_at]).toEqual([lastOf(history).status, lastOf(history).at]);
}

function checkHistory(history: readonly Step[], isOld: boolean): void {
  for (const [index, step] of history.entries()) {
    const before = history[index - 1];
    if (!before) continue;
    const isExpiry = isOld && step.status === 'expired' && isOngoing(before.status);
    const isAllowed = isExpiry || canVendorChange(before.status, step.status);
    expect(isAllowed, `${before.status} -> ${step.status}`).toBe(true);
    expect(step.at > before.at, 'time goes up').toBe(true);
  }
}

/** Expects one frame for each step, in order. */
async function checkFrames(screen: LiveClient, orderId: string, history: readonly Step[]) {
  const steps = history.slice(1);
  const last = lastOf(history);
  if (steps.length > 0) await screen.waitForFrame(({ data }) => data?.updated_at === last.at);
  const updates = screen.frames.filter(isEvent('order:update', orderId));
  expect(updates.map(({ data }) => ({ status: data.status, at: data.updated_at }))).toEqual(steps);
}

function lastOf(history: readonly Step[]): Step {
  const last = history.at(-1);
  if (!last) throw new Error('An empty history');
  return last;
}
