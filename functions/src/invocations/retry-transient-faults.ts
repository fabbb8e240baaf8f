import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@thali/shared/http/app-error';
import { elapsedMs } from '../logs/log-context.ts';

/** A consumer's timeout is one minute. The last attempt takes up to ten seconds. */
const maxMs = 35_000;
const firstPauseMs = 50;
const maxPauseMs = 2000;

export function isTimeUp(): boolean {
  return (elapsedMs() ?? 0) > maxMs;
}

/**
 * Retries while a service is unavailable, with growing random pauses. Only for stream consumers, because no caller
 * waits for them. Lambda drops a batch after a few failed runs, so each run retries as long as possible.
 */
export async function retryTransientFaults<T>(run: () => Promise<T>): Promise<T> {
  const startedAt = performance.now() - (elapsedMs() ?? 0);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const isTransient = error instanceof AppError && error.code === 'SERVICE_BUSY';
      if (!isTransient || performance.now() - startedAt > maxMs) throw error;
    }
    await sleep(Math.random() * Math.min(firstPauseMs * 2 ** attempt, maxPauseMs));
  }
}
