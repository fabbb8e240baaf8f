import { watchUncollected } from '../analytics/uncollected.ts';
import { job } from '../invocations/job.ts';
import { log } from '../logs/log.ts';
import { remindVendor } from '../subscriptions/remind-vendor.ts';
import { notifyOfStatus } from '../vendors/notify-of-status.ts';
import { eachVendorId } from '../vendors/vendor-directory.table.ts';
import { readVendor } from '../vendors/vendors.table.ts';

/**
 * Daily, for every vendor: of the end of its plan, and of a status whose own e-mail could not be sent; and a look at
 * how its orders end. After one vendor's failure the others are still reminded, and the run fails at the end.
 */
export const handler = job('remind-subscribers', async () => {
  let remindedCount = 0;
  const failures: unknown[] = [];
  for await (const vendorId of eachVendorId()) {
    try {
      if (await remindVendor(vendorId, new Date())) remindedCount += 1;
      await tellMissedStatus(vendorId);
      await watchUncollected(vendorId, new Date());
    } catch (error) {
      failures.push(error);
      log.error('a reminder failed', { vendor_id: vendorId, error: error as Error });
    }
  }
  log.info('subscribers reminded', { reminded_count: remindedCount, failures: failures.length });
  if (failures.length > 0) throw new AggregateError(failures, 'Some vendors were not reminded');
  return { remindedCount };
});

async function tellMissedStatus(vendorId: string): Promise<void> {
  const vendor = await readVendor(vendorId);
  if (vendor) await notifyOfStatus(vendor);
}
