import { fieldUpdate } from '../../table/field-update.ts';
import { keys } from '../../table/keys.ts';
import { tableName } from '../../table/table-client.ts';
import { transact, type Write } from '../../table/transact.ts';
import { defaultSettings } from '../../vendors/default-settings.ts';
import { type PlanRun, stepTo } from './provisioning.table.ts';
import { RunOvertaken } from './provisioning-stopped.ts';

/** Default hours, and with them the vendor is open for business. 6 write units. */
export async function openHours(run: PlanRun): Promise<'sign-in'> {
  const { businessHours } = defaultSettings();
  const { vendorId } = run;
  const refused = await transact([
    stepTo(run, 'sign-in'),
    change(keys.vendorProfile(vendorId), {
      'settings.businessHours': businessHours,
      status: 'active',
    }),
    change(keys.vendorDirectory(vendorId), { status: 'active' }),
  ]);
  if (refused.length > 0) throw new RunOvertaken();
  return 'sign-in';
}

function change(Key: { PK: string; SK: string }, changes: Record<string, unknown>): Write {
  return {
    Update: {
      TableName: tableName(),
      Key,
      ...fieldUpdate(changes, new Date().toISOString()),
      ConditionExpression: 'attribute_exists(PK)',
    },
  };
}
