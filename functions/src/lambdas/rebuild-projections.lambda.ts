import { rebuildPlatform } from '../analytics/rebuild-platform.ts';
import { rebuildVendor } from '../analytics/rebuild-vendor.ts';
import { job } from '../invocations/job.ts';
import { log } from '../logs/log.ts';
import { InputRefused, parseInput } from '../operations/operation.ts';
import { operations } from '../operations/operation-list.ts';
import { rebuildTakings } from '../order-payments/note-takings.ts';
import { correctBriefs } from '../orders/briefs/order-briefs.table.ts';
import { eachVendorId } from '../vendors/vendor-directory.table.ts';
import { readVendors } from '../vendors/vendors.table.ts';

interface Outcome {
  vendors: number;
  /** Rows that were not what the orders come to, and are now. */
  drift: number;
}

/** By hand: recounts the figures of one vendor, or of all and the platform's, and puts right what differs. */
export const handler = job(
  'rebuild-projections',
  async (event?: { vendorId?: string }): Promise<Outcome> => {
    const only = parseInput(operations['rebuild-projections'], event).vendorId;
    if (only && (await readVendors([only])).length === 0) {
      throw new InputRefused(`There is no vendor ${only}.`);
    }
    const outcome: Outcome = { vendors: 0, drift: 0 };
    for await (const vendorId of only ? [only] : eachVendorId()) {
      await correctBriefs(vendorId);
      const takings = await rebuildTakings(vendorId);
      if (takings > 0) log.warn('takings were put right', { vendor_id: vendorId, takings });
      const drifts = await rebuildVendor(vendorId);
      outcome.vendors += 1;
      outcome.drift += drifts.length + takings;
      for (const { kind, name } of drifts) {
        // A customer's key is a phone.
        const row = kind === 'customers' ? 'a customer' : name;
        log.warn('a projection was put right', { vendor_id: vendorId, kind, row });
      }
    }
    if (!only) {
      const days = await rebuildPlatform();
      outcome.drift += days.length;
      if (days.length > 0) log.warn('figures of the platform were put right', { days });
    }
    log.info('projections rebuilt', { ...outcome });
    return outcome;
  },
);
