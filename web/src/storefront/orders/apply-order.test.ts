import { describe, expect, it } from 'vitest';
import { applyOrder, keepNewer } from './apply-order.ts';
import { sampleOwnOrder } from './sample-own-order.ts';

const placed = sampleOwnOrder();
const later = '2026-11-20T07:05:00.000Z';
const confirmed = sampleOwnOrder({ status: 'confirmed', updatedAt: later });

describe('ongoing orders', () => {
  it('take in what is new, the newest first', () => {
    const newer = sampleOwnOrder({ id: 'newer', createdAt: later });
    expect(applyOrder([placed], newer)).toEqual([newer, placed]);
    expect(applyOrder([newer], placed)).toEqual([newer, placed]);
  });

  it('follow a change, and let go of what is over', () => {
    expect(applyOrder([placed], confirmed)).toEqual([confirmed]);
    const done = sampleOwnOrder({ status: 'completed', updatedAt: later });
    expect(applyOrder([placed], done)).toEqual([]);
    expect(applyOrder([], done)).toEqual([]);
  });

  it('are not turned back by a late frame or a late answer', () => {
    expect(applyOrder([confirmed], placed)).toEqual([confirmed]);
    expect(keepNewer([placed], [confirmed])).toEqual([confirmed]);
    expect(keepNewer([confirmed], [placed])).toEqual([confirmed]);
    expect(keepNewer([placed])).toEqual([placed]);
  });
});
