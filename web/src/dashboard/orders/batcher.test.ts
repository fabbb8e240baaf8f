import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createGather } from './batcher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('hands a burst on at once, in its order, and begins anew', () => {
  const hand = vi.fn();
  const gather = createGather<number>(hand, 50);
  gather.add(1);
  vi.advanceTimersByTime(30);
  gather.add(2);
  expect(hand).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  gather.add(3);
  vi.advanceTimersByTime(50);
  expect(hand.mock.calls).toEqual([[[1, 2]], [[3]]]);
});
