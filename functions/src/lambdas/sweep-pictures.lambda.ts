import { job } from '../invocations/job.ts';
import { log } from '../logs/log.ts';
import { sweepPictures } from '../pictures/sweep-pictures.ts';

/** Runs every night. Safe to run at any time and to repeat. */
export const handler = job('sweep-pictures', async () => {
  const removedCount = await sweepPictures(Date.now());
  log.info('pictures swept', { removed_count: removedCount });
  return { removedCount };
});
