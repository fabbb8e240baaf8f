import { expect, it } from 'vitest';
import { ApiError, NetworkError } from './api-error.ts';
import { recoverAfterMs } from './recover-after.ts';

const refusal = (status: number) => new ApiError({ status, code: 'ANY', message: 'No.' });
const failing = (error: unknown, errorUpdateCount = 1, errorUpdatedAt = 5_000_000) =>
  recoverAfterMs({ status: 'error', error, errorUpdateCount, errorUpdatedAt });

it('retries first after 5 s, then after growing waits with jitter', () => {
  const busy = refusal(503);
  expect([1, 2, 3, 4, 50].map((count) => failing(busy, count))).toEqual([
    5000, 10_000, 20_000, 30_000, 30_000,
  ]);
  expect(failing(busy, 1, 5_000_500)).toBe(7500);
  expect(failing(busy, 1, 5_000_999)).toBeLessThan(10_000);
});

it.each([
  ['no answer', new NetworkError(), 5000],
  ['too many requests', refusal(429), 5000],
  ['a refusal for good', refusal(404), false],
  ['a mistake', new TypeError('no'), false],
])('%s', (_what, error, expected) => {
  expect(failing(error)).toBe(expected);
});

it('does not retry a successful or running query', () => {
  const state = { error: null, errorUpdateCount: 3, errorUpdatedAt: 1 };
  expect(recoverAfterMs({ ...state, status: 'success' })).toBe(false);
  expect(recoverAfterMs({ ...state, status: 'pending' })).toBe(false);
});
