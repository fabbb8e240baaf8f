import { systemEntry } from '../../audit/system-entry.ts';
import { FulfilmentStopped, LeaseLost } from '../../fulfilment/fulfilment-stopped.ts';
import { type PlanRun, stepWrite } from '../../fulfilment/runs.table.ts';
import { transact } from '../../table/transact.ts';
import { defaultSettings } from '../../vendors/default-settings.ts';
import { newVendorWrites } from '../../vendors/insert-vendor.table.ts';
import type { VendorRow } from '../../vendors/vendors.table.ts';
import { readSubscription } from '../subscriptions.table.ts';
import { askForAnotherSubdomain } from './ask-for-another-subdomain.ts';

/** Creates the vendor with its subdomain. The vendor is `pending` until it has hours. 10 write units, 12 above 1 kB. */
export async function insertNewVendor(run: PlanRun): Promise<'hours'> {
  const subscription = await readSubscription(run.vendorId);
  if (!subscription) throw new Error(`The vendor ${run.vendorId} has no subscription`);
  const { heldBy = '' } = run;
  const writes = newVendorWrites(toVendorRow(run, subscription.ordersUntil), { heldBy });
  const refused = await transact({
    step: stepWrite(run, 'hours'),
    ...writes,
    audit: systemEntry('thali', 'createBoughtVendor', {
      target: run.vendorId,
      changes: [{ field: 'plan', from: 'none', to: run.planId }],
    }),
  });
  if (refused.size === 0) return 'hours';
  if (refused.has('step')) throw new LeaseLost();
  await askForAnotherSubdomain(run);
  const { subdomain } = run.details;
  throw new FulfilmentStopped(
    `The subdomain ${subdomain} is no longer free. An email asks the buyer to choose another one. Retry with a subdomain that they agree to, or refund the payment if the same buyer paid twice.`,
  );
}

function toVendorRow({ vendorId, planId, details }: PlanRun, ordersUntil: string): VendorRow {
  const { businessHours: _, ...settings } = defaultSettings();
  const time = new Date().toISOString();
  return {
    id: vendorId,
    subdomain: details.subdomain,
    name: details.messName,
    displayName: details.messName,
    status: 'pending',
    email: details.email,
    phone: details.phone,
    address: details.address,
    plan: planId,
    settings,
    ordersUntil,
    createdAt: time,
    updatedAt: time,
  };
}
