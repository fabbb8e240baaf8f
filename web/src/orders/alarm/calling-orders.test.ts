import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../sample-order.ts';
import { callingOrders, newcomers } from './calling-orders.ts';

const calls = (order: ReturnType<typeof sampleOrder>) => callingOrders([order]).length === 1;

describe('an order rings', () => {
  it('while nobody has seen it', () => {
    const order = sampleOrder('A');
    expect(calls(order)).toBe(true);
    expect(calls({ ...order, acknowledgedAt: order.createdAt })).toBe(false);
  });

  it.each(['confirmed', 'preparing', 'ready', 'completed', 'cancelled', 'expired'] as const)(
    'until staff have made it %s',
    (status) => {
      const confirmed = sampleOrder('A', { updated: 1 }).updatedAt;
      expect(calls({ ...sampleOrder('A', { status }), statusTimes: { confirmed } })).toBe(false);
    },
  );

  it('when it was accepted by itself', () => {
    const order = sampleOrder('A', { status: 'confirmed' });
    const accepted = { ...order, statusTimes: { confirmed: order.createdAt } };
    expect(calls(accepted)).toBe(true);
    expect(calls({ ...accepted, status: 'preparing' })).toBe(false);
  });
});

it('announces what was not there before', () => {
  const calling = [sampleOrder('B', { minute: 2 }), sampleOrder('A')];
  expect(newcomers(calling, new Set(['A'])).map(({ id }) => id)).toEqual(['B']);
});
