import { LeaseLost } from '../../fulfilment/fulfilment-stopped.ts';
import { type PlanRun, stepTo } from '../../fulfilment/runs.table.ts';
import { transact } from '../../table/transact.ts';
import { vendorChangeWrites } from '../../vendors/change-vendor.table.ts';
import { defaultSettings } from '../../vendors/default-settings.ts';

/** Sets the default hours and makes the vendor active. 6 write units. */
export async function openHours(run: PlanRun): Promise<'sign-in'> {
  const { businessHours } = defaultSettings();
  const changes = { 'settings.businessHours': businessHours, status: 'active' };
  const refused = await transact({
    step: stepTo(run, 'sign-in'),
    ...vendorChangeWrites(run.vendorId, changes, new Date().toISOString()),
  });
  if (refused.size > 0) throw new LeaseLost();
  return 'sign-in';
}
