import { setTimeout as sleep } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { AppError } from '@thali/shared/http/app-error';
import { busy } from '../aws/transient-faults.ts';

const attempts = 6;
const longestFirstPauseMs = 25;

/**
 * Does a write again when a transaction on the same row was in its way, after a pause of random length
 * that grows.
 * @throws AppError SERVICE_BUSY when it still is after six times
 */
export async function retryConflicts<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (attempt === attempts) throw busy(error);
    }
    await sleep(Math.random() * longestFirstPauseMs * 2 ** attempt);
  }
}

/** Whether a write was refused because a transaction on one of its rows was under way. */
export function isConflict(error: unknown): boolean {
  const cause = error instanceof AppError ? error.cause : error;
  if (cause instanceof TransactionCanceledException) {
    return cause.CancellationReasons?.some(({ Code }) => Code === 'TransactionConflict') ?? false;
  }
  return cause instanceof Error && cause.name === 'TransactionConflictException';
}
