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

/** Well within the function's own timeout. */
const maxWaitMs = 8000;

/**
 * Lets an attempt happen while its limits have a slot for it. A try acquires a slot before it begins and
 * releases it when it was right; a wrong one keeps it until the window ends. So guesses under way
 * and wrong ones together are never more than `most`, however many come at once; and right ones that
 * come at once wait for each other a moment instead of being refused.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function guardTries<T>(
  limits: readonly RateLimit[],
  attempt: () => Promise<T>,
): Promise<T> {
  const now = Date.now();
  const held: RateLimit[] = [];
  const release = () => Promise.all(held.map((limit) => releaseSlot(limit, now)));
  try {
    for (const limit of limits) {
      await waitForSlot(limit, now);
      held.push(limit);
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
    else await Promise.all(held.map((limit) => recordFailure(limit, now)));
    throw error;
  }
}

async function waitForSlot(limit: RateLimit, now: number): Promise<void> {
  for (;;) {
    const outcome = await acquireSlot(limit, now);
    if (outcome === 'acquired') return;
    const isOver = Date.now() - now > maxWaitMs;
    if (outcome === 'exhausted' || isOver) throw tooManyRequests(secondsLeft(limit, now));
    await sleep(40 + Math.random() * 80);
  }
}
