import { setTimeout as sleep } from 'node:timers/promises';
import { busy } from '../aws/transient-faults.ts';

const attempts = 8;
const longestFirstPauseMs = 25;

/** Pauses between retries of the unprocessed part of a batch; it fails after eight. */
export function batchBackoff(): { next(): Promise<void> } {
  let count = 0;
  return {
    async next() {
      count += 1;
      if (count === attempts) throw busy(new Error('A batch was throttled'));
      await sleep(Math.random() * longestFirstPauseMs * 2 ** count);
    },
  };
}
