import { sampleOrder } from '@thali/shared/orders/sample-order';
import { describe, expect, it } from 'vitest';
import { keepNewer, mergeOrder, newerOrder } from './merge-order.ts';

const early = '2026-11-20T07:00:00.999Z';
const late = '2026-11-20T07:00:01.000Z';

const placed = sampleOrder({ updatedAt: early });
const confirmed = sampleOrder({ status: 'confirmed', updatedAt: late });

describe('newerOrder', () => {
  it('returns the later state, whichever arrives first', () => {
    expect(newerOrder(placed, confirmed)).toBe(confirmed);
    expect(newerOrder(confirmed, placed)).toBe(confirmed);
    expect(newerOrder(undefined, placed)).toBe(placed);
  });

  it('returns the arrived state if both have the same time', () => {
    const sameOrder = { ...confirmed };
    expect(newerOrder(confirmed, sameOrder)).toBe(sameOrder);
  });
});

describe('a list of orders', () => {
  const placedAt = (id: string, createdAt: string) => sampleOrder({ id, createdAt });
  const first = placedAt('first', '2026-11-20T07:01:00.000Z');
  const second = placedAt('second', '2026-11-20T07:02:00.000Z');
  const third = placedAt('third', '2026-11-20T07:03:00.000Z');

  it('inserts a new order in the order of time', () => {
    expect(mergeOrder([third, first], second, true)).toEqual([third, second, first]);
    expect(mergeOrder([second, first], third, true)).toEqual([third, second, first]);
    expect(mergeOrder([third, second], first, true)).toEqual([third, second, first]);
  });

  it('replaces a changed order and keeps the other objects', () => {
    const changed = { ...first, status: 'ready' as const };
    const merged = mergeOrder([second, first], changed, true);
    expect(merged).toEqual([second, changed]);
    expect(merged[0]).toBe(second);
  });

  it('removes an order that does not belong to the list, if it is there', () => {
    const orders = [second, first];
    expect(mergeOrder(orders, first, false)).toEqual([second]);
    expect(mergeOrder(orders, third, false)).toBe(orders);
  });

  it('ignores an outdated event and an outdated response', () => {
    const knownOrders = [confirmed];
    expect(mergeOrder(knownOrders, placed, true)).toBe(knownOrders);
    expect(mergeOrder(knownOrders, placed, false)).toBe(knownOrders);
    expect(keepNewer([placed], knownOrders)).toEqual(knownOrders);
    expect(keepNewer([confirmed], [placed])).toEqual([confirmed]);
    expect(keepNewer([placed])).toEqual([placed]);
  });
});
