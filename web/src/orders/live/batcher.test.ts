import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBatcher } from './batcher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('collects a burst into one batch, in order, and then starts the next batch', () => {
  const onBatch = vi.fn();
  const batcher = createBatcher<number>(onBatch, 50);
  batcher.add(1);
  vi.advanceTimersByTime(30);
  batcher.add(2);
  expect(onBatch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  batcher.add(3);
  vi.advanceTimersByTime(50);
  expect(onBatch.mock.calls).toEqual([[[1, 2]], [[3]]]);
});
