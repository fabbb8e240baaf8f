import { describe, expect, it } from 'vitest';
import { ongoingFilter } from './order-list.ts';
import { earlierOrders, ongoingSections } from './order-sections.ts';
import { parseOrder } from './parse-order.ts';
import { withPendingChanges } from './pending-changes.ts';
import { createRecentUpdates } from './recent-updates.ts';
import { sampleOrder } from './sample-order.ts';

describe('withPendingChanges', () => {
  const orders = [sampleOrder('A'), sampleOrder('B', { status: 'ready' })];

  it('lays a change over one order and keeps the others', () => {
    const shown = withPendingChanges(orders, new Map([['A', 'confirmed']]), ongoingFilter);
    expect(shown[0]?.status).toBe('confirmed');
    expect(shown[1]).toBe(orders[1]);
    expect(orders[0]?.status).toBe('pending');
  });

  it('takes an order away that leaves the list with its change', () => {
    const shown = withPendingChanges(orders, new Map([['B', 'completed']]), ongoingFilter);
    expect(shown.map((order) => order.id)).toEqual(['A']);
  });

  it('is rolled back by leaving the change out', () => {
    expect(withPendingChanges(orders, new Map(), ongoingFilter)).toBe(orders);
  });
});

describe('order journal', () => {
  it('tells what a list may have missed, the newest word on each order', () => {
    let clock = 100_000;
    const recentUpdates = createRecentUpdates(() => clock);
    recentUpdates.note(sampleOrder('old'));
    clock += 30_000;
    recentUpdates.note(sampleOrder('A', { status: 'ready', updated: 5 }));
    recentUpdates.note(sampleOrder('A', { status: 'preparing', updated: 4 }));
    expect(recentUpdates.missedSince(clock).map((order) => [order.id, order.status])).toEqual([
      ['A', 'ready'],
    ]);
  });
});

describe('ongoingSections', () => {
  const orders = [
    sampleOrder('E', { minute: 5, status: 'confirmed' }),
    sampleOrder('D', { minute: 4 }),
    sampleOrder('C', { minute: 3, status: 'ready' }),
    sampleOrder('B', { minute: 2 }),
    sampleOrder('A', { minute: 1, status: 'preparing' }),
  ];
  const ids = (list: readonly { id: string }[]) => list.map((order) => order.id).join('');

  it('puts the pending first, the newest on top, then the one that has waited longest', () => {
    const { fresh, underWay } = ongoingSections(orders, new Set());
    expect([ids(fresh), ids(underWay)]).toEqual(['DB', 'ACE']);
  });

  it('counts a calling order that was accepted by itself as fresh', () => {
    expect(ids(ongoingSections(orders, new Set(['E', 'C'])).fresh)).toBe('EDB');
  });

  it('leaves ongoing orders out of the ledger', () => {
    const orders = (['completed', 'cancelled', 'ready'] as const).map((status) =>
      sampleOrder(status, { status }),
    );
    expect(ids(earlierOrders(orders))).toBe('completedcancelled');
  });
});

describe('parseOrder', () => {
  it('reads a customer that came as JSON text', () => {
    const order = { ...sampleOrder('A'), customerInfo: '{"name":"Asha","phone":"+91981"}' };
    expect(parseOrder(order)?.customerInfo).toEqual({ name: 'Asha', phone: '+91981' });
  });

  it.each([
    undefined,
    null,
    'order',
    [],
    {},
    { ...sampleOrder('A'), id: 7 },
    { ...sampleOrder('A'), status: 'eaten' },
    { ...sampleOrder('A'), items: null },
    { ...sampleOrder('A'), items: [{ quantity: 1 }] },
    { ...sampleOrder('A'), customerInfo: 'Asha' },
  ])('refuses what is malformed: %j', (value) => {
    expect(parseOrder(value)).toBeUndefined();
  });
});
