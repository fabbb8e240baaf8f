import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../sample-order.ts';
import { findNewcomers, findRingingOrders } from './ringing-orders.ts';

const rings = (order: ReturnType<typeof sampleOrder>) => findRingingOrders([order]).length === 1;

describe('the alarm', () => {
  it('rings until a screen acknowledges the order', () => {
    const order = sampleOrder('A');
    expect(rings(order)).toBe(true);
    expect(rings({ ...order, acknowledgedAt: order.createdAt })).toBe(false);
  });

  it.each(['confirmed', 'preparing', 'ready', 'completed', 'cancelled', 'expired'] as const)(
    'stops when the order becomes %s',
    (status) => {
      const confirmed = sampleOrder('A', { updated: 1 }).updatedAt;
      expect(rings({ ...sampleOrder('A', { status }), statusTimes: { confirmed } })).toBe(false);
    },
  );

  it('rings for an automatically accepted order until it is prepared', () => {
    const order = sampleOrder('A', { status: 'confirmed' });
    const accepted = { ...order, statusTimes: { confirmed: order.createdAt } };
    expect(rings(accepted)).toBe(true);
    expect(rings({ ...accepted, status: 'preparing' })).toBe(false);
  });
});

it('finds the ringing orders that did not ring before', () => {
  const ringing = [sampleOrder('B', { minute: 2 }), sampleOrder('A')];
  expect(findNewcomers(ringing, new Set(['A'])).map(({ id }) => id)).toEqual(['B']);
});
