import { transact } from '../../table/transact.ts';
import { vendorChangeWrites } from '../../vendors/change-vendor.table.ts';
import { defaultSettings } from '../../vendors/default-settings.ts';
import { type PlanRun, stepTo } from './provisioning.table.ts';
import { RunOvertaken } from './provisioning-stopped.ts';

/** Default hours, and with them the vendor is open for business. 6 write units. */
export async function openHours(run: PlanRun): Promise<'sign-in'> {
  const { businessHours } = defaultSettings();
  const changes = { 'settings.businessHours': businessHours, status: 'active' };
  const refused = await transact({
    step: stepTo(run, 'sign-in'),
    ...vendorChangeWrites(run.vendorId, changes, new Date().toISOString()),
  });
  if (refused.size > 0) throw new RunOvertaken();
  return 'sign-in';
}
