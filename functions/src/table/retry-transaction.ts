import { setTimeout as sleep } from 'node:timers/promises';
import { busy } from '../aws/transient-faults.ts';
import { isConflict } from './retry-conflicts.ts';

const maxAttempts = 40;
/** Well below the time-out of a function. */
const maxTotalMs = 8000;
const firstPauseMs = 25;
/** With fifty concurrent writers of a row, about one attempt starts every 10 ms. */
const maxPauseMs = 1000;

/**
 * Retries a transaction while other writers change its rows. The random, growing pauses let each of many writers
 * succeed.
 * @param attempt reads the rows and writes; returns undefined if its condition failed, and then runs again
 * @throws AppError SERVICE_BUSY
 */
export async function retryTransaction<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  const until = performance.now() + maxTotalMs;
  for (let count = 0; count < maxAttempts && performance.now() < until; count += 1) {
    const result = await undefinedOnConflict(attempt);
    if (result !== undefined) return result;
    await sleep(Math.random() * Math.min(firstPauseMs * 2 ** count, maxPauseMs));
  }
  throw busy(undefined);
}

/** Returns undefined after a conflict, because the rows may have changed since the read. */
async function undefinedOnConflict<T>(
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  try {
    return await attempt();
  } catch (error) {
    if (isConflict(error)) return undefined;
    throw error;
  }
}
