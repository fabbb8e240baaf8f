import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { newUserId, newVendorId } from '@thali/functions/ids/new-id';
import { keys } from '@thali/functions/table/keys';
import { writeRows } from '@thali/local/seed/write-rows';
import { maxOutlets } from '@thali/shared/outlets/outlets.contract';
import { toIst } from '@thali/shared/time/ist';
import type { BenchPlatform } from './bench-platform.ts';
import type { Measure } from './unit-operations.ts';
import type { UseCases } from './use-cases.ts';

/** Measures a person with the maximum of messes, each with the profile and the day's figures of the bench's mess. */
export async function measureOutlets(bench: BenchPlatform, use: UseCases, measure: Measure) {
  const { documents, tableName: TableName, vendorId } = bench;
  const { date } = toIst(new Date());
  const read = async (Key: object) =>
    (await documents.send(new GetCommand({ TableName, Key }))).Item ?? {};
  const [profile, figures] = await Promise.all([
    read(keys.vendorProfile(vendorId)),
    read(keys.dayFigures(vendorId, date)),
  ]);
  const userId = newUserId();
  const vendorIds = Array.from({ length: maxOutlets }, newVendorId);
  const rows = [
    { ...keys.user(userId), id: userId, name: 'Bench', vendorId: vendorIds[0], vendorIds },
    ...vendorIds.flatMap((id) => [
      { ...profile, ...keys.vendorProfile(id), id },
      { ...figures, ...keys.dayFigures(id, date) },
    ]),
  ];
  await writeRows(documents, TableName, rows);
  const actor = { role: 'vendor', userId, vendorId: vendorIds[0] } as const;
  const { outlets } = await measure('all outlets: 20 messes', () => use.listOutlets(actor));
  if (outlets.length !== maxOutlets) throw new Error(`Listed ${outlets.length} outlets`);
  await measure('staff call: user row with 20 messes', () => use.readUser(userId));
  for (const { PK, SK } of rows) {
    await documents.send(new DeleteCommand({ TableName, Key: { PK, SK } }));
  }
}
