import { job } from '../invocations/job.ts';
import { log } from '../logs/log.ts';
import { expireVendorOrders } from '../orders/expiry/expire-vendor-orders.ts';
import { eachVendorId } from '../vendors/vendor-directory.table.ts';

/** Of the 300 s that the function has. */
const budgetMs = 240_000;
const turnMs = 5000;

/**
 * Hourly, for every vendor: each gets a turn, and those with more get another one, so that one vendor's
 * thousands hold up nobody. What is left waits for the next hour. One vendor's failure makes the run fail at
 * the end.
 */
export const handler = job('expire-orders', async () => {
  const until = Date.now() + budgetMs;
  let expiredCount = 0;
  let left: string[] = [];
  const failures: unknown[] = [];

  async function takeTurn(vendorId: string): Promise<void> {
    try {
      const end = Math.min(until, Date.now() + turnMs);
      const expiry = await expireVendorOrders(vendorId, new Date(), end);
      expiredCount += expiry.expiredCount;
      if (expiry.hasMore) left.push(vendorId);
    } catch (error) {
      failures.push(error);
      log.error('expiring orders failed', { vendor_id: vendorId, error: error as Error });
    }
  }

  for await (const vendorId of eachVendorId()) await takeTurn(vendorId);
  while (left.length > 0 && Date.now() < until) {
    const round = left;
    left = [];
    for (const vendorId of round) await takeTurn(vendorId);
  }
  const failed = failures.length;
  log.info('orders expired', { expired_count: expiredCount, failures: failed, left: left.length });
  if (failed > 0) throw new AggregateError(failures, 'Some vendors could not be expired');
  return { expiredCount };
});
