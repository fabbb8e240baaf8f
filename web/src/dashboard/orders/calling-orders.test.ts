import { describe, expect, it } from 'vitest';
import { callingOrders, newcomers } from './calling-orders.ts';
import { sampleOrder } from './sample-order.ts';

const since = Date.parse(sampleOrder('A', { minute: 10 }).createdAt);
const calls = (order: ReturnType<typeof sampleOrder>, acknowledged: string[] = []) =>
  callingOrders([order], { acknowledged: new Set(acknowledged), since }).length === 1;

describe('an order rings', () => {
  it('while it waits to be accepted, also one from before a reload', () => {
    expect(calls(sampleOrder('A', { minute: 10 }))).toBe(true);
    expect(calls(sampleOrder('A', { minute: 1 }))).toBe(true);
  });

  it('until it is acknowledged at this browser', () => {
    expect(calls(sampleOrder('A'), ['A'])).toBe(false);
  });

  it.each(['confirmed', 'preparing', 'ready', 'completed', 'cancelled', 'expired'] as const)(
    'until any device has made it %s',
    (status) => {
      const confirmed = sampleOrder('A', { minute: 11, updated: 1 }).updatedAt;
      const order = { ...sampleOrder('A', { minute: 11, status }), statusTimes: { confirmed } };
      expect(calls(order)).toBe(false);
    },
  );

  it('when it was accepted automatically, if it came in while the dashboard was open', () => {
    const accepted = (minute: number) => {
      const order = sampleOrder('A', { minute, status: 'confirmed' });
      return { ...order, statusTimes: { confirmed: order.createdAt } };
    };
    expect(calls(accepted(11))).toBe(true);
    expect(calls(accepted(9))).toBe(false);
    expect(calls({ ...accepted(11), status: 'preparing' })).toBe(false);
  });
});

it('announces what was not there before', () => {
  const calling = [sampleOrder('B', { minute: 2 }), sampleOrder('A')];
  expect(newcomers(calling, new Set(['A'])).map(({ id }) => id)).toEqual(['B']);
});
