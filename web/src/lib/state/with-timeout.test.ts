import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('returns the value or throws the error', async () => {
  expect(await withTimeout(async () => 7)).toBe(7);
  await expect(withTimeout(() => Promise.reject(new Error('Quota')))).rejects.toThrow('Quota');
});

test('fails after a second, then at once until the storage answers', async () => {
  let answer = (_: string) => {};
  const never = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const first = expect(withTimeout(() => never)).rejects.toThrow('in time');
  await vi.advanceTimersByTimeAsync(1000);
  await first;

  const second = vi.fn(async () => 'stored');
  await expect(withTimeout(second)).rejects.toThrow('does not answer');
  expect(second).not.toHaveBeenCalled();

  answer('late');
  await never;
  expect(await withTimeout(second)).toBe('stored');
});
