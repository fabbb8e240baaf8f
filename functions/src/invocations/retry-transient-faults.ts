import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@thali/shared/http/app-error';
import { elapsedMs } from '../logs/log-context.ts';

/** Of the minute that a consumer may run; one try more takes ten seconds at most. */
const longestMs = 35_000;
const firstPauseMs = 50;
const longestPauseMs = 2000;

/** Whether a consumer should begin nothing more in this run. */
export function isTimeUp(): boolean {
  return (elapsedMs() ?? 0) > longestMs;
}

/**
 * Retries while a service is unavailable, with growing random pauses. For stream consumers: no caller waits for
 * them, and Lambda gives their batch up after a few runs, which an outage outlasts.
 */
export async function retryTransientFaults<T>(run: () => Promise<T>): Promise<T> {
  const begun = performance.now() - (elapsedMs() ?? 0);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const isTransient = error instanceof AppError && error.code === 'SERVICE_BUSY';
      if (!isTransient || performance.now() - begun > longestMs) throw error;
    }
    await sleep(Math.random() * Math.min(firstPauseMs * 2 ** attempt, longestPauseMs));
  }
}
