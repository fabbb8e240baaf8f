import type { OrderStatus } from '@thali/shared/orders/order-status';
import { describe, expect, it } from 'vitest';
import { orderSteps, stepTime } from './order-steps.ts';

const createdAt = '2026-11-20T07:00:00.000Z';
const at = {
  confirmed: '2026-11-20T07:02:00.000Z',
  preparing: '2026-11-20T07:04:00.000Z',
  ready: '2026-11-20T07:16:00.000Z',
  completed: '2026-11-20T07:20:00.000Z',
  cancelled: '2026-11-20T07:03:00.000Z',
  expired: '2026-11-21T07:00:12.000Z',
};
type ReachableStatus = keyof typeof at;

/** An order that has passed these statuses. */
function orderAfter(...reached: ReachableStatus[]) {
  const status: OrderStatus = reached.at(-1) ?? 'pending';
  const statusTimes = Object.fromEntries(reached.map((status) => [status, at[status]]));
  const updatedAt = statusTimes[status] ?? createdAt;
  return { status, createdAt, updatedAt, statusTimes };
}

const stepTexts = (order: Parameters<typeof orderSteps>[0]) =>
  orderSteps(order).map(({ status, state }) => `${status} ${state}`);

describe('the steps of an ongoing order', () => {
  it.each<[ReachableStatus[], number]>([
    [[], 0],
    [['confirmed'], 1],
    [['confirmed', 'preparing'], 2],
    [['confirmed', 'preparing', 'ready'], 3],
  ])('after %j', (reached, index) => {
    const allSteps = ['pending', 'confirmed', 'preparing', 'ready', 'completed'];
    expect(stepTexts(orderAfter(...reached))).toEqual(
      allSteps.map(
        (status, step) => `${status} ${step < index ? 'done' : step === index ? 'now' : 'ahead'}`,
      ),
    );
  });

  it('have times only up to the current step', () => {
    expect(orderSteps(orderAfter('confirmed', 'preparing')).map((step) => step.at)).toEqual([
      createdAt,
      at.confirmed,
      at.preparing,
      undefined,
      undefined,
    ]);
  });

  it('placed and confirmed have the same time if the mess accepts automatically', () => {
    const order = { ...orderAfter('confirmed'), statusTimes: { confirmed: createdAt } };
    const [placed, confirmed] = orderSteps(order);
    expect([placed?.at, confirmed?.at]).toEqual([createdAt, createdAt]);
  });

  it('have no time if the order stores none', () => {
    const order = {
      ...orderAfter('confirmed', 'preparing'),
      statusTimes: { preparing: at.preparing },
    };
    expect(orderSteps(order)[1]).toEqual({ status: 'confirmed', state: 'done', at: undefined });
  });
});

describe('the steps of an ended order', () => {
  it('are all done once it is completed', () => {
    const order = orderAfter('confirmed', 'preparing', 'ready', 'completed');
    expect(orderSteps(order).every(({ state, at }) => state === 'done' && at)).toBe(true);
    expect(orderSteps(order)).toHaveLength(5);
  });

  it('stop at the cancellation', () => {
    expect(stepTexts(orderAfter('cancelled'))).toEqual(['pending done', 'cancelled ended']);
    expect(orderSteps(orderAfter('cancelled')).at(-1)?.at).toBe(at.cancelled);
  });

  it.each<[ReachableStatus[]]>([
    [[]],
    [['confirmed']],
    [['confirmed', 'preparing']],
    [['confirmed', 'preparing', 'ready']],
  ])('stop at the expiry after %j', (reached) => {
    expect(stepTexts(orderAfter(...reached, 'expired'))).toEqual([
      'pending done',
      ...reached.map((status) => `${status} done`),
      'expired ended',
    ]);
  });

  it('end at the time of the last change if the order stores no end time', () => {
    const order = { ...orderAfter('expired'), statusTimes: {} };
    expect(orderSteps(order).at(-1)?.at).toBe(at.expired);
  });
});

it.each([
  ['2026-11-20T07:55:00.000Z', '2026-11-20T07:00:00.000Z', '1:25 pm'],
  ['2026-11-20T18:29:00.000Z', '2026-11-19T18:30:00.000Z', '11:59 pm'],
  ['2026-11-20T18:31:00.000Z', '2026-11-20T18:00:00.000Z', '21 Nov, 12:01 am'],
])('the time of a step at %s, in an order placed at %s: %s', (at, createdAt, text) => {
  expect(stepTime({ at }, { createdAt })).toBe(text);
});

it('a step without a stored time has no text', () => {
  expect(stepTime({ at: undefined }, { createdAt: '2026-11-20T07:00:00.000Z' })).toBe('');
});
