import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@thali/shared/http/app-error';
import { elapsedMs } from './running.ts';

/** Of the minute that a consumer may run; one try more takes ten seconds at most. */
const longestMs = 35_000;
const firstPauseMs = 50;
const longestPauseMs = 2000;

/**
 * Does something again while a service is away, after pauses of random length that grow. For those for whom
 * nobody waits, and whose work would be given up after a few runs: an outage outlasts these.
 */
export async function throughFaults<T>(run: () => Promise<T>): Promise<T> {
  const begun = performance.now() - (elapsedMs() ?? 0);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const isPassing = error instanceof AppError && error.code === 'SERVICE_BUSY';
      if (!isPassing || performance.now() - begun > longestMs) throw error;
    }
    await sleep(Math.random() * Math.min(firstPauseMs * 2 ** attempt, longestPauseMs));
  }
}
