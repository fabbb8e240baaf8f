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
import { attempts } from '../support/attempts.ts';
import { type Answer, call } from '../support/call.ts';
import { isEvent, type LiveClient, openLive } from '../support/live-client.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { orderBody, placed } from '../support/place-test-order.ts';
import { makeStaff } from '../support/sign-in.ts';
import type { WireOrder } from '../support/wire-answer.ts';
import { writeOrder } from '../support/write-order.ts';

const racing = attempts(4, 20);
const portions = 3;
const dayAndHourMs = 25 * 60 * 60 * 1000;

/** The state that an order is in at a time. */
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

test.each(Array.from({ length: attempts(3, 10) }, (_, seed) => seed))(
  'history %i: every step is one that is allowed, told to all in order, and portions come back once',
  async (seed) => {
    const random = seededRandom(`life ${seed}`);
    const isOld = seed % 2 === 1;
    const screen = await openLive();
    await screen.join(vendor.id, { token: devices[0] });
    const first = isOld ? await oldOrder(random) : await youngOrder();
    await screen.frame(isEvent('order:new', first.id));
    const stock = Number(await vendor.item.stock());

    const history: Step[] = [{ status: first.status as OrderStatus, at: first.updated_at }];
    for (let round = 0; round < 8 && isOngoing(lastOf(history).status); round += 1) {
      const before = lastOf(history).status;
      const answers = await Promise.all(
        Array.from({ length: racing }, () => act(random, first.id, before, isOld)),
      );
      const now = await read(first.id);
      history.push(...stepsSince(history, now));
      checkAnswers(answers.flat(), history, now);
    }

    checkHistory(history, isOld);
    await checkFrames(screen, first.id, history);
    const isGivenBack = ['cancelled', 'expired'].includes(lastOf(history).status);
    expect(await vendor.item.stock()).toBe(stock + (isGivenBack ? portions : 0));
  },
);

async function youngOrder(): Promise<WireOrder> {
  return placed(orderBody(vendor, [{ item: vendor.item, quantity: portions }]));
}

/** Already a day old, somewhere on its way. */
async function oldOrder(random: Random): Promise<WireOrder> {
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

/** One of the kitchen's devices taps, mostly something that makes sense; or the order's day is over. */
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
  const wanted = kind < 0.8 ? random.pick(actionsFrom(status)).to : random.pick(orderStatuses);
  const body = { status: wanted };
  return [await call('PATCH', `/orders/${orderId}/status`, { token, body })];
}

async function read(orderId: string): Promise<WireOrder> {
  return (await call('GET', `/orders/${orderId}`, { token: devices[0] })).json.order;
}

/** What happened since, by the order's own account. */
function stepsSince(history: readonly Step[], { status_times }: WireOrder): Step[] {
  const known = new Set(history.slice(1).map(({ status }) => status));
  return Object.entries(status_times)
    .map(([status, at]) => ({ status: status as OrderStatus, at }))
    .filter(({ status }) => !known.has(status))
    .sort((one, other) => (one.at < other.at ? -1 : 1));
}

/** Every 200 is a step of the history; every refusal shows the order in a state that it was in. */
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

/** The live link told each step once and in order. */
async function checkFrames(screen: LiveClient, orderId: string, history: readonly Step[]) {
  const steps = history.slice(1);
  const last = lastOf(history);
  if (steps.length > 0) await screen.frame(({ data }) => data?.updated_at === last.at);
  const told = screen.frames.filter(isEvent('order:update', orderId));
  expect(told.map(({ data }) => ({ status: data.status, at: data.updated_at }))).toEqual(steps);
}

function lastOf(history: readonly Step[]): Step {
  const last = history.at(-1);
  if (!last) throw new Error('An empty history');
  return last;
}
