import { setTimeout as sleep } from 'node:timers/promises';
import { busy } from '../table/table-client.ts';

const attempts = 12;

/**
 * Does a transaction again while what it was computed from changes under it.
 * @param attempt  undefined: it was refused, and a fresh look may help
 * @throws AppError SERVICE_BUSY
 */
export async function untilDone<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let count = 0; count < attempts; count += 1) {
    const result = await attempt();
    if (result !== undefined) return result;
    await sleep(Math.random() * 20 * (count + 1));
  }
  throw busy(undefined);
}
