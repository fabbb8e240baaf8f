import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { extendHold } from './extend-hold.ts';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../lib/api/call-api.ts', () => ({ callApi }));
vi.mock('./stored-hold.ts', () => ({ storeHold: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const refusal = (status: number, code: string) => new ApiError({ status, code, message: 'Taken' });
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

it('extends the hold only while Checkout is open, even after a failed call', async () => {
  callApi.mockRejectedValueOnce(new Error('no network')).mockResolvedValue({});
  const hold = extendHold('savita', 'token');
  await minutes(16);
  expect(callApi).toHaveBeenCalledTimes(3);
  expect(hold.signal.aborted).toBe(false);
  hold.end();
  await minutes(24);
  expect(callApi).toHaveBeenCalledTimes(3);
});

it('aborts if the subdomain is lost, and continues after other refusals', async () => {
  const lost = refusal(409, 'SUBDOMAIN_TAKEN');
  callApi.mockRejectedValueOnce(refusal(404, 'PAYMENT_NOT_FOUND')).mockRejectedValueOnce(lost);
  const hold = extendHold('savita', 'token');
  await minutes(0);
  expect(hold.signal.aborted).toBe(false);
  await minutes(8);
  expect(hold.signal.reason).toBe(lost);
  hold.end();
});
