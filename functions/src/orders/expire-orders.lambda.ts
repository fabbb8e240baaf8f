import { job } from '../invocations/job.ts';
import { log } from '../logs/log.ts';
import { eachVendorId } from '../vendors/vendor-directory.table.ts';
import { expireVendorOrders } from './expire-vendor-orders.ts';

/** Hourly, for every vendor. One vendor's failure stops nobody; it makes the run fail at the end. */
export const handler = job('expire-orders', async () => {
  let expiredCount = 0;
  const failures: unknown[] = [];
  for await (const vendorId of eachVendorId()) {
    try {
      expiredCount += await expireVendorOrders(vendorId, new Date());
    } catch (error) {
      failures.push(error);
      log.error('expiring orders failed', { vendor_id: vendorId, error: error as Error });
    }
  }
  log.info('orders expired', { expired_count: expiredCount, failures: failures.length });
  if (failures.length > 0) throw new AggregateError(failures, 'Some vendors could not be expired');
  return { expiredCount };
});
