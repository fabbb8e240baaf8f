import { job } from '../invocations/job.ts';
import { log } from '../logs/log.ts';
import { InputRefused, parseInput } from '../operations/operation.ts';
import { operations } from '../operations/operation-list.ts';
import { eachVendorId } from '../vendors/vendor-directory.table.ts';
import { readVendor } from '../vendors/vendors.table.ts';
import { recountWallet } from '../wallet/recount-wallet.ts';

interface Outcome {
  wallets: number;
  entries: number;
  drift: number;
}

/**
 * Started by hand. Recounts the wallet of one vendor or of all vendors. Writes nothing, so it may run at any time.
 * @throws Error if a ledger does not add up; the log has the differences
 */
export const handler = job(
  'recount-wallets',
  async (event?: { vendorId?: string }): Promise<Outcome> => {
    const onlyVendorId = parseInput(operations['recount-wallets'], event).vendorId;
    if (onlyVendorId && !(await readVendor(onlyVendorId)))
      throw new InputRefused(`There is no vendor ${onlyVendorId}.`);
    const outcome: Outcome = { wallets: 0, entries: 0, drift: 0 };
    for await (const vendorId of onlyVendorId ? [onlyVendorId] : eachVendorId()) {
      const { entries, drifts } = await recountWallet(vendorId);
      outcome.wallets += 1;
      outcome.entries += entries;
      outcome.drift += drifts.length;
      if (drifts.length > 0) log.error('wallet does not add up', { vendor_id: vendorId, drifts });
    }
    log.info('wallets recounted', { ...outcome });
    if (outcome.drift > 0) throw new Error(`${outcome.drift} entries do not add up`);
    return outcome;
  },
);
