import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { expect, it, vi } from 'vitest';
import { busy } from '../aws/transient-faults.ts';
import { retryTransaction } from './retry-transaction.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

it('retries while the condition fails, then returns the result', async () => {
  const attempt = vi.fn<() => Promise<string | undefined>>().mockResolvedValue('done');
  for (let refusals = 0; refusals < 20; refusals += 1) attempt.mockResolvedValueOnce(undefined);
  expect(await retryTransaction(attempt)).toBe('done');
  expect(attempt).toHaveBeenCalledTimes(21);
});

it('retries after conflicts with other transactions', async () => {
  const conflict = new TransactionCanceledException({
    $metadata: {},
    message: 'cancelled',
    CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
  });
  const attempt = vi.fn<() => Promise<string | undefined>>().mockResolvedValue('done');
  attempt.mockRejectedValueOnce(busy(conflict)).mockRejectedValueOnce(conflict);
  expect(await retryTransaction(attempt)).toBe('done');
});

it('fails as busy after forty attempts', async () => {
  const attempt = vi.fn(async () => undefined);
  await expect(retryTransaction(attempt)).rejects.toMatchObject({ code: 'SERVICE_BUSY' });
  expect(attempt).toHaveBeenCalledTimes(40);
});

it.each([
  ['a table that is down', busy(new Error('ECONNREFUSED'))],
  ['a programming error', new TypeError('no')],
])('does not retry %s', async (_name, error) => {
  const attempt = vi.fn(() => Promise.reject(error));
  await expect(retryTransaction(attempt)).rejects.toBe(error);
  expect(attempt).toHaveBeenCalledTimes(1);
});
