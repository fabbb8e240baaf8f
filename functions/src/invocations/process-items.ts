import { log } from '../logs/log.ts';
import { inParallel } from './in-parallel.ts';

interface ProcessOptions {
  maxConcurrency: number;
  /** Epoch milliseconds. No item starts after this time. The remaining items wait for the job's next run. */
  until: number;
  /** The log message for an item that fails. */
  failureMessage: string;
}

/**
 * Runs a job's work for each order or payment. A failure does not stop the remaining items.
 * @returns the errors, for the job to throw at its end
 */
export async function processItems<Item extends { orderId: string }>(
  items: readonly Item[],
  { maxConcurrency, until, failureMessage }: ProcessOptions,
  work: (item: Item) => Promise<void>,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  await inParallel(items, maxConcurrency, async (item) => {
    if (Date.now() > until) return;
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
      log.error(failureMessage, { order_id: item.orderId, error: error as Error });
    }
  });
  return failures;
}
