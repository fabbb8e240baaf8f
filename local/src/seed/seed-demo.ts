import { toUserRows } from '@thali/functions/identity/users.table';
import { demoVendors } from '../demo/demo-vendors.ts';
import type { Engine } from '../engines/start-engine.ts';
import { createSignIns } from './create-sign-ins.ts';
import { demoIds } from './demo-ids.ts';
import { type DemoPerson, demoPeople } from './demo-people.ts';
import { demoVendorRows, openedAt } from './demo-vendor-rows.ts';
import { writeRows } from './write-rows.ts';

const marker = 'SEED';

/**
 * Writes the demo's vendors, menus and people once, so later changes stay. After an interruption, the
 * next start writes the same rows again.
 */
export async function seedDemo(
  { documents, state }: Engine,
  table: string,
  awsEndpoint: string,
): Promise<void> {
  if (await state.read(marker)) return;
  const now = new Date();
  const rows = [
    ...demoVendors.flatMap((vendor) => demoVendorRows(vendor, now)),
    ...demoPeople.flatMap((person) => personRows(person, openedAt(now))),
  ];
  await Promise.all([writeRows(documents, table, rows), createSignIns(demoPeople, awsEndpoint)]);
  await state.write(marker, now.toISOString());
}

function personRows({ email, name, phone, subdomain }: DemoPerson, time: string) {
  return toUserRows({
    id: demoIds.user(email),
    name,
    email,
    ...(phone && { phone, provenPhone: phone }),
    ...(subdomain && { vendorId: demoIds.vendor(subdomain) }),
    createdAt: time,
    updatedAt: time,
  });
}
