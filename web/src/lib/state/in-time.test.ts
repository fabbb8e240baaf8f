import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime } from './in-time.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('passes on a value or an error', async () => {
  expect(await inTime(async () => 7)).toBe(7);
  await expect(inTime(() => Promise.reject(new Error('Quota')))).rejects.toThrow('Quota');
});

test('gives up after a second, and then at once until the storage answers', async () => {
  let answer = (_: string) => {};
  const never = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const first = expect(inTime(() => never)).rejects.toThrow('in time');
  await vi.advanceTimersByTimeAsync(1000);
  await first;

  const second = vi.fn(async () => 'stored');
  await expect(inTime(second)).rejects.toThrow('does not answer');
  expect(second).not.toHaveBeenCalled();

  answer('late');
  await never;
  expect(await inTime(second)).toBe('stored');
});
