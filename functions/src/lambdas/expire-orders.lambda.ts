import { job } from '../invocations/job.ts';
import { log } from '../logs/log.ts';
import { expireVendorOrders } from '../orders/expiry/expire-vendor-orders.ts';
import { eachVendorId } from '../vendors/vendor-directory.table.ts';

/** Less than the function's timeout of 300 s. */
const budgetMs = 240_000;
const turnMs = 5000;

/**
 * Runs hourly for all vendors. Each vendor gets a short turn, so a vendor with thousands of orders does not delay the
 * others. Vendors with more orders get further turns, and the remaining orders wait for the next hour. If a vendor
 * fails, the run continues and throws at the end.
 */
export const handler = job('expire-orders', async () => {
  const until = Date.now() + budgetMs;
  let expiredCount = 0;
  let unfinished: string[] = [];
  const failures: unknown[] = [];

  async function runTurn(vendorId: string): Promise<void> {
    try {
      const end = Math.min(until, Date.now() + turnMs);
      const expiry = await expireVendorOrders(vendorId, new Date(), end, { isAutomatic: true });
      expiredCount += expiry.expiredCount;
      if (expiry.hasMore) unfinished.push(vendorId);
    } catch (error) {
      failures.push(error);
      log.error('order expiry failed', { vendor_id: vendorId, error: error as Error });
    }
  }

  for await (const vendorId of eachVendorId()) await runTurn(vendorId);
  while (unfinished.length > 0 && Date.now() < until) {
    const round = unfinished;
    unfinished = [];
    for (const vendorId of round) await runTurn(vendorId);
  }
  const failed = failures.length;
  log.info('orders expired', {
    expired_count: expiredCount,
    failures: failed,
    left: unfinished.length,
  });
  if (failed > 0) throw new AggregateError(failures, 'Some vendors could not be expired');
  return { expiredCount };
});
