import { setTimeout as sleep } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { AppError } from '@thali/shared/http/app-error';
import { busy } from '../aws/transient-faults.ts';

const maxAttempts = 6;
const maxFirstPauseMs = 25;

/**
 * Retries a write that conflicts with a transaction on the same row, after a random, growing pause.
 * @throws AppError SERVICE_BUSY after six conflicts
 */
export async function retryConflicts<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (attempt === maxAttempts) throw busy(error);
    }
    await sleep(Math.random() * maxFirstPauseMs * 2 ** attempt);
  }
}

/** Whether a write failed because of a concurrent transaction on one of its rows. */
export function isConflict(error: unknown): boolean {
  const cause = error instanceof AppError ? error.cause : error;
  if (cause instanceof TransactionCanceledException) {
    return cause.CancellationReasons?.some(({ Code }) => Code === 'TransactionConflict') ?? false;
  }
  return cause instanceof Error && cause.name === 'TransactionConflictException';
}
