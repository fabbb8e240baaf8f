import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@thali/shared/http/app-error';
import { errorStatus } from '@thali/shared/http/error-codes';
import {
  acquireSlot,
  type RateLimit,
  recordFailure,
  releaseSlot,
  secondsLeft,
  tooManyRequests,
} from './rate-limits.table.ts';

/** Well below the function's timeout. */
const maxWaitMs = 8000;

/**
 * Runs an attempt, such as a login, after each limit has a free slot. A successful attempt releases its slots. A
 * failed attempt keeps them until the window ends, so failed attempts never exceed the limit. If running attempts
 * hold all slots, the attempt waits.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function runWithinLimits<T>(
  limits: readonly RateLimit[],
  attempt: () => Promise<T>,
): Promise<T> {
  const now = Date.now();
  const heldSlots: RateLimit[] = [];
  const release = () => Promise.all(heldSlots.map((limit) => releaseSlot(limit, now)));
  try {
    for (const limit of limits) {
      await waitForSlot(limit, now);
      heldSlots.push(limit);
    }
  } catch (error) {
    await release();
    throw error;
  }
  try {
    const result = await attempt();
    await release();
    return result;
  } catch (error) {
    if (error instanceof AppError && errorStatus[error.code] >= 500) await release();
    else await Promise.all(heldSlots.map((limit) => recordFailure(limit, now)));
    throw error;
  }
}

async function waitForSlot(limit: RateLimit, now: number): Promise<void> {
  for (;;) {
    const outcome = await acquireSlot(limit, now);
    if (outcome === 'acquired') return;
    const isTimeUp = Date.now() - now > maxWaitMs;
    if (outcome === 'exhausted' || isTimeUp) throw tooManyRequests(secondsLeft(limit, now));
    await sleep(40 + Math.random() * 80);
  }
}
