import { setTimeout as sleep } from 'node:timers/promises';
import { busy } from '../aws/passing-faults.ts';

const attempts = 8;
const longestFirstPauseMs = 25;

/** What a batch left over was throttled: to be asked for again, but not at once and not for ever. */
export function leftoverPauses(): { next(): Promise<void> } {
  let count = 0;
  return {
    async next() {
      count += 1;
      if (count === attempts) throw busy(new Error('A batch was throttled'));
      await sleep(Math.random() * longestFirstPauseMs * 2 ** count);
    },
  };
}
