import { watchUncollected } from '../analytics/uncollected.ts';
import { inParallel } from '../invocations/in-parallel.ts';
import { job } from '../invocations/job.ts';
import { log } from '../logs/log.ts';
import { remindVendor } from '../subscriptions/remind-vendor.ts';
import { notifyOfStatus } from '../vendors/notify-of-status.ts';
import { readVendor } from '../vendors/vendors.table.ts';
import { listVendorsOfPart, type PartOfVendors } from '../vendors/vendors-of-part.ts';

/** While one vendor waits for the table, others continue. */
const maxConcurrency = 4;

/**
 * Runs daily. Each run covers one part of the vendors. Reminds the owner of the plan's end, sends missed e-mails
 * about a new status and checks how many orders end uncollected. If a vendor fails, the run continues and throws at
 * the end.
 */
export const handler = job(
  'remind-subscribers',
  async ({ part = 0, parts = 1 }: PartOfVendors = {}) => {
    let remindedCount = 0;
    const failures: unknown[] = [];
    await inParallel(await listVendorsOfPart({ part, parts }), maxConcurrency, async (vendorId) => {
      try {
        if (await remindVendor(vendorId, new Date())) remindedCount += 1;
        await notifyOfMissedStatus(vendorId);
        await watchUncollected(vendorId, new Date());
      } catch (error) {
        failures.push(error);
        log.error('reminder failed', { vendor_id: vendorId, error: error as Error });
      }
    });
    log.info('subscribers reminded', {
      reminded_count: remindedCount,
      failures: failures.length,
      part,
      parts,
    });
    if (failures.length > 0) throw new AggregateError(failures, 'Some vendors were not reminded');
    return { remindedCount };
  },
);

async function notifyOfMissedStatus(vendorId: string): Promise<void> {
  const vendor = await readVendor(vendorId);
  if (vendor) await notifyOfStatus(vendor);
}
