import { vendorIdOfPass } from '@thali/shared/passes/pass-id';
import { type PassRow, readHolder, readPass, replacePass } from '../passes/passes.table.ts';
import { batchGet } from '../table/batch-get.ts';
import { deleteRow } from '../table/delete-row.ts';
import { keys } from '../table/keys.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { eachVendorId } from '../vendors/vendor-directory.table.ts';
import { erasedName } from './erased-order.ts';
import type { Person } from './find-person.ts';
import { storedPhones } from './stored-phones.ts';

/** The meal passes of a person's phones at all messes. 1 read unit for each mess of the platform, and for each pass. */
export async function readPersonPasses({ phones }: Person): Promise<PassRow[]> {
  const vendorIds: string[] = [];
  for await (const vendorId of eachVendorId()) vendorIds.push(vendorId);
  const holderKeys = phones
    .flatMap(storedPhones)
    .flatMap((phone) => vendorIds.map((vendorId) => keys.passHolder(vendorId, phone)));
  const holders = await batchGet(holderKeys, { ConsistentRead: true });
  const ids = holders.flatMap(({ passIds }) => passIds as string[]);
  const passes = await Promise.all([...new Set(ids)].map(readPass));
  return passes.filter((pass) => pass !== undefined);
}

/**
 * Removes the member's data from a pass. The mess keeps the meals in its records, and the pass's codes become
 * invalid. Rule: passes-11
 */
export async function erasePass({ id, phone }: PassRow): Promise<void> {
  await retryTransaction(async () => {
    const pass = await readPass(id);
    if (!pass || pass.isErased) return true;
    const erased = { name: erasedName, phone: '', roll: '', diet: null, isErased: true };
    const after = { ...pass, ...erased, keyVersion: pass.keyVersion + 1 };
    return (await replacePass(pass, after)) || undefined;
  });
  const vendorId = vendorIdOfPass(id);
  const otherPasses = await Promise.all((await readHolder(vendorId, phone)).map(readPass));
  const isLast = otherPasses.every((pass) => !pass || pass.isErased);
  if (isLast) await deleteRow({ Key: keys.passHolder(vendorId, phone) });
}
