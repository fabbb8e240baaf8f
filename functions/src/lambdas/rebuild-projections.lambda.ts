import { rebuildPlatform } from '../analytics/rebuild-platform.ts';
import { rebuildVendor } from '../analytics/rebuild-vendor.ts';
import { job } from '../invocations/job.ts';
import { log } from '../logs/log.ts';
import { InputRefused, parseInput } from '../operations/operation.ts';
import { operations } from '../operations/operation-list.ts';
import { rebuildTakings } from '../order-payments/record-takings.ts';
import { correctBriefs } from '../orders/briefs/order-briefs.table.ts';
import { eachVendorId } from '../vendors/vendor-directory.table.ts';
import { readVendors } from '../vendors/vendors.table.ts';

interface Outcome {
  vendors: number;
  /** Corrected rows. */
  drift: number;
}

/** Started by hand. Recounts and corrects the figures of one vendor, or of all vendors and the platform. */
export const handler = job(
  'rebuild-projections',
  async (event?: { vendorId?: string }): Promise<Outcome> => {
    const onlyVendorId = parseInput(operations['rebuild-projections'], event).vendorId;
    if (onlyVendorId && (await readVendors([onlyVendorId])).length === 0) {
      throw new InputRefused(`There is no vendor ${onlyVendorId}.`);
    }
    const outcome: Outcome = { vendors: 0, drift: 0 };
    for await (const vendorId of onlyVendorId ? [onlyVendorId] : eachVendorId()) {
      await correctBriefs(vendorId);
      const takings = await rebuildTakings(vendorId);
      if (takings > 0) log.warn('takings corrected', { vendor_id: vendorId, takings });
      const drifts = await rebuildVendor(vendorId);
      outcome.vendors += 1;
      outcome.drift += drifts.length + takings;
      for (const { kind, name } of drifts) {
        // The key of a customer's row may contain a phone number.
        const row = kind === 'customers' ? 'a customer' : name;
        log.warn('projection corrected', { vendor_id: vendorId, kind, row });
      }
    }
    if (!onlyVendorId) {
      const days = await rebuildPlatform();
      outcome.drift += days.length;
      if (days.length > 0) log.warn('platform figures corrected', { days });
    }
    log.info('projections rebuilt', { ...outcome });
    return outcome;
  },
);
