import { log } from '../logs/log.ts';
import { inParallel } from './in-parallel.ts';

interface Pace {
  atOnce: number;
  /** Epoch milliseconds: none is begun after it, what is left waits for the job's next run. */
  until: number;
  /** What is logged of one that failed. */
  failed: string;
}

/**
 * A job's work about some orders or payments, so many at once and for so long. One that fails holds up none of the others.
 * @returns the failures, for the job to end with
 */
export async function workThrough<Item extends { orderId: string }>(
  items: readonly Item[],
  { atOnce, until, failed }: Pace,
  work: (item: Item) => Promise<void>,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  await inParallel(items, atOnce, async (item) => {
    if (Date.now() > until) return;
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
      log.error(failed, { order_id: item.orderId, error: error as Error });
    }
  });
  return failures;
}
