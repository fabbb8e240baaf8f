import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { expect, it, vi } from 'vitest';
import { busy } from '../aws/transient-faults.ts';
import { retryTransaction } from './retry-transaction.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

it('looks again while it is refused, and answers what came of it', async () => {
  const attempt = vi.fn<() => Promise<string | undefined>>().mockResolvedValue('done');
  for (let refusals = 0; refusals < 20; refusals += 1) attempt.mockResolvedValueOnce(undefined);
  expect(await retryTransaction(attempt)).toBe('done');
  expect(attempt).toHaveBeenCalledTimes(21);
});

it('looks again where other transactions stayed in the way', async () => {
  const conflict = new TransactionCanceledException({
    $metadata: {},
    message: 'cancelled',
    CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
  });
  const attempt = vi.fn<() => Promise<string | undefined>>().mockResolvedValue('done');
  attempt.mockRejectedValueOnce(busy(conflict)).mockRejectedValueOnce(conflict);
  expect(await retryTransaction(attempt)).toBe('done');
});

it('is busy in the end', async () => {
  const attempt = vi.fn(async () => undefined);
  await expect(retryTransaction(attempt)).rejects.toMatchObject({ code: 'SERVICE_BUSY' });
  expect(attempt).toHaveBeenCalledTimes(40);
});

it.each([
  ['a table that is down', busy(new Error('ECONNREFUSED'))],
  ['a mistake', new TypeError('no')],
])('does not go on for %s', async (_name, error) => {
  const attempt = vi.fn(() => Promise.reject(error));
  await expect(retryTransaction(attempt)).rejects.toBe(error);
  expect(attempt).toHaveBeenCalledTimes(1);
});
