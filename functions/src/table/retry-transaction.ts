import { setTimeout as sleep } from 'node:timers/promises';
import { busy } from '../aws/transient-faults.ts';
import { isConflict } from './retry-conflicts.ts';

const attempts = 40;
/** Well within what a function may run. */
const longestMs = 8000;
const firstPauseMs = 25;
/** Fifty at once on one row are then some ten milliseconds apart. */
const longestPauseMs = 1000;

/**
 * Retries a transaction while what it was computed from changes under it, with growing random
 * pauses: of many at once each has its turn.
 * @param attempt  undefined: it was refused, and a fresh look may help
 * @throws AppError SERVICE_BUSY
 */
export async function retryTransaction<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  const until = performance.now() + longestMs;
  for (let count = 0; count < attempts && performance.now() < until; count += 1) {
    const result = await unlessConflict(attempt);
    if (result !== undefined) return result;
    await sleep(Math.random() * Math.min(firstPauseMs * 2 ** count, longestPauseMs));
  }
  throw busy(undefined);
}

/** Where another transaction stayed in the way, what this one was computed from is old. */
async function unlessConflict<T>(attempt: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await attempt();
  } catch (error) {
    if (isConflict(error)) return undefined;
    throw error;
  }
}
