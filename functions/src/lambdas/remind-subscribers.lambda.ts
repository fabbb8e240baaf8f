import { watchUncollected } from '../analytics/uncollected.ts';
import { job } from '../invocations/job.ts';
import { log } from '../logs/log.ts';
import { remindVendor } from '../subscriptions/remind-vendor.ts';
import { notifyOfStatus } from '../vendors/notify-of-status.ts';
import { eachVendorId } from '../vendors/vendor-directory.table.ts';
import { readVendor } from '../vendors/vendors.table.ts';

/**
 * Runs daily for every vendor. Reminds the owner of the plan's end, sends missed e-mails about a new status and checks
 * how many orders end uncollected. If a vendor fails, the run continues and throws at the end.
 */
export const handler = job('remind-subscribers', async () => {
  let remindedCount = 0;
  const failures: unknown[] = [];
  for await (const vendorId of eachVendorId()) {
    try {
      if (await remindVendor(vendorId, new Date())) remindedCount += 1;
      await notifyOfMissedStatus(vendorId);
      await watchUncollected(vendorId, new Date());
    } catch (error) {
      failures.push(error);
      log.error('reminder failed', { vendor_id: vendorId, error: error as Error });
    }
  }
  log.info('subscribers reminded', { reminded_count: remindedCount, failures: failures.length });
  if (failures.length > 0) throw new AggregateError(failures, 'Some vendors were not reminded');
  return { remindedCount };
});

async function notifyOfMissedStatus(vendorId: string): Promise<void> {
  const vendor = await readVendor(vendorId);
  if (vendor) await notifyOfStatus(vendor);
}
