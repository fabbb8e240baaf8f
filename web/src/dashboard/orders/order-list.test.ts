import { unexpiredStatuses } from '@thali/shared/orders/order-status';
import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../../orders/sample-order.ts';
import {
  applyOrder,
  type ListFilter,
  type Order,
  type OrderList,
  ongoingFilter,
  withPendingChanges,
} from './order-list.ts';

const firstPage: ListFilter = { limit: 50, offset: 0 };

function listOf(orders: Order[], total = orders.length): OrderList {
  return { orders, pagination: { total, limit: 50, offset: 0, nextCursor: null } };
}

describe('applyOrder', () => {
  it('adds a new order at the top and counts it', () => {
    const list = listOf([sampleOrder('A', { minute: 1 })]);
    const next = applyOrder(list, firstPage, sampleOrder('B', { minute: 2 }));
    expect(next.orders.map((order) => order.id)).toEqual(['B', 'A']);
    expect(next.pagination.total).toBe(2);
  });

  it('adds an order once, even if it arrives twice', () => {
    const order = sampleOrder('A');
    const next = applyOrder(applyOrder(listOf([]), firstPage, order), firstPage, order);
    expect(next.orders).toHaveLength(1);
    expect(next.pagination.total).toBe(1);
  });

  it('replaces an order in place and keeps the others', () => {
    const list = listOf([sampleOrder('B', { minute: 2 }), sampleOrder('A', { minute: 1 })]);
    const changed = sampleOrder('A', { minute: 1, status: 'ready', updated: 9 });
    const next = applyOrder(list, firstPage, changed);
    expect(next.orders[0]).toBe(list.orders[0]);
    expect(next.orders[1]).toBe(changed);
  });

  it('ignores an older version of an order', () => {
    const list = listOf([sampleOrder('A', { status: 'ready', updated: 5 })]);
    expect(applyOrder(list, firstPage, sampleOrder('A', { updated: 4 }))).toBe(list);
  });

  it('drops an order that no longer matches', () => {
    const list = listOf([sampleOrder('A', { status: 'ready' })]);
    const completedOrder = sampleOrder('A', { status: 'completed', updated: 5 });
    const next = applyOrder(list, ongoingFilter, completedOrder);
    expect(next.orders).toEqual([]);
    expect(next.pagination.total).toBe(0);
  });

  it('inserts an order that now matches, sorted by time', () => {
    const list = listOf([
      sampleOrder('C', { minute: 3, status: 'ready' }),
      sampleOrder('A', { minute: 1, status: 'ready' }),
    ]);
    const ready = sampleOrder('B', { minute: 2, status: 'ready', updated: 8 });
    const next = applyOrder(list, { ...firstPage, status: 'ready' }, ready);
    expect(next.orders.map((order) => order.id)).toEqual(['C', 'B', 'A']);
  });

  it('keeps the length of a full page', () => {
    const filter = { limit: 2, offset: 0 };
    const list = listOf([sampleOrder('C', { minute: 3 }), sampleOrder('B', { minute: 2 })], 7);
    const next = applyOrder(list, filter, sampleOrder('D', { minute: 4 }));
    expect(next.orders.map((order) => order.id)).toEqual(['D', 'C']);
    expect(next.pagination.total).toBe(8);
    expect(applyOrder(list, filter, sampleOrder('A', { minute: 1 }))).toBe(list);
  });

  it('adds only orders that match the search by name, phone or id', () => {
    const next = (search: string) =>
      applyOrder(listOf([]), { ...firstPage, search }, sampleOrder('ORDER7XYZ')).orders.length;
    expect(['asha', '981234', '7xy', 'ravi'].map(next)).toEqual([1, 1, 1, 0]);
  });

  it('removes an order that expires', () => {
    const filter: ListFilter = { ...firstPage, status: unexpiredStatuses.join(',') };
    const list = listOf([sampleOrder('A')]);
    const expired = sampleOrder('A', { status: 'expired', updated: 5 });
    expect(applyOrder(list, filter, expired).orders).toEqual([]);
  });

  it('updates orders in the archive but adds none', () => {
    const filter: ListFilter = { ...firstPage, archived: 'true' };
    const list = listOf([sampleOrder('A', { status: 'ready' })]);
    const completedOrder = sampleOrder('A', { status: 'completed', updated: 5 });
    expect(applyOrder(list, filter, completedOrder).orders).toEqual([completedOrder]);
    expect(applyOrder(list, filter, sampleOrder('B', { minute: 9 }))).toBe(list);
  });

  it('does not push new orders into later pages', () => {
    const list = listOf([sampleOrder('A')], 90);
    expect(applyOrder(list, { limit: 50, offset: 50 }, sampleOrder('B', { minute: 9 }))).toBe(list);
  });
});

describe('withPendingChanges', () => {
  const orders = [sampleOrder('A'), sampleOrder('B', { status: 'ready' })];

  it('changes one order and keeps the others', () => {
    const shown = withPendingChanges(orders, new Map([['A', 'confirmed']]), ongoingFilter);
    expect(shown[0]?.status).toBe('confirmed');
    expect(shown[1]).toBe(orders[1]);
    expect(orders[0]?.status).toBe('pending');
  });

  it('drops an order that its pending change moves out of the list', () => {
    const shown = withPendingChanges(orders, new Map([['B', 'completed']]), ongoingFilter);
    expect(shown.map((order) => order.id)).toEqual(['A']);
  });

  it('shows the server’s orders without changes', () => {
    expect(withPendingChanges(orders, new Map(), ongoingFilter)).toBe(orders);
  });
});
