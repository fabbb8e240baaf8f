import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../sample-order.ts';
import { callingOrders, newcomers } from './calling-orders.ts';

const calls = (order: ReturnType<typeof sampleOrder>) => callingOrders([order]).length === 1;

describe('the alarm', () => {
  it('rings until a screen acknowledges the order', () => {
    const order = sampleOrder('A');
    expect(calls(order)).toBe(true);
    expect(calls({ ...order, acknowledgedAt: order.createdAt })).toBe(false);
  });

  it.each(['confirmed', 'preparing', 'ready', 'completed', 'cancelled', 'expired'] as const)(
    'stops when the order becomes %s',
    (status) => {
      const confirmed = sampleOrder('A', { updated: 1 }).updatedAt;
      expect(calls({ ...sampleOrder('A', { status }), statusTimes: { confirmed } })).toBe(false);
    },
  );

  it('rings for an automatically accepted order until it is prepared', () => {
    const order = sampleOrder('A', { status: 'confirmed' });
    const accepted = { ...order, statusTimes: { confirmed: order.createdAt } };
    expect(calls(accepted)).toBe(true);
    expect(calls({ ...accepted, status: 'preparing' })).toBe(false);
  });
});

it('finds the ringing orders that did not ring before', () => {
  const calling = [sampleOrder('B', { minute: 2 }), sampleOrder('A')];
  expect(newcomers(calling, new Set(['A'])).map(({ id }) => id)).toEqual(['B']);
});
