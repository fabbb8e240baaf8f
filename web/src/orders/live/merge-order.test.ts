import { sampleOrder } from '@thali/shared/orders/sample-order';
import { describe, expect, it } from 'vitest';
import { keepNewer, mergeOrder, newerOrder } from './merge-order.ts';

const early = '2026-11-20T07:00:00.999Z';
const late = '2026-11-20T07:00:01.000Z';

const placed = sampleOrder({ updatedAt: early });
const confirmed = sampleOrder({ status: 'confirmed', updatedAt: late });

describe('the newer of two states', () => {
  it('is the later one, whichever arrives first', () => {
    expect(newerOrder(placed, confirmed)).toBe(confirmed);
    expect(newerOrder(confirmed, placed)).toBe(confirmed);
    expect(newerOrder(undefined, placed)).toBe(placed);
  });

  it('is what arrived where both are of the same moment', () => {
    const again = { ...confirmed };
    expect(newerOrder(confirmed, again)).toBe(again);
  });
});

describe('a list of orders', () => {
  const placedAt = (id: string, createdAt: string) => sampleOrder({ id, createdAt });
  const first = placedAt('first', '2026-11-20T07:01:00.000Z');
  const second = placedAt('second', '2026-11-20T07:02:00.000Z');
  const third = placedAt('third', '2026-11-20T07:03:00.000Z');

  it('takes in what is new, in its place by time', () => {
    expect(mergeOrder([third, first], second, true)).toEqual([third, second, first]);
    expect(mergeOrder([second, first], third, true)).toEqual([third, second, first]);
    expect(mergeOrder([third, second], first, true)).toEqual([third, second, first]);
  });

  it('follows a change and leaves the others as they are', () => {
    const changed = { ...first, status: 'ready' as const };
    const merged = mergeOrder([second, first], changed, true);
    expect(merged).toEqual([second, changed]);
    expect(merged[0]).toBe(second);
  });

  it('lets go of what does not belong any more, and is the same where it never did', () => {
    const orders = [second, first];
    expect(mergeOrder(orders, first, false)).toEqual([second]);
    expect(mergeOrder(orders, third, false)).toBe(orders);
  });

  it('is not turned back by a late frame or a late answer', () => {
    const known = [confirmed];
    expect(mergeOrder(known, placed, true)).toBe(known);
    expect(mergeOrder(known, placed, false)).toBe(known);
    expect(keepNewer([placed], known)).toEqual(known);
    expect(keepNewer([confirmed], [placed])).toEqual([confirmed]);
    expect(keepNewer([placed])).toEqual([placed]);
  });
});
