import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { findTable as contract } from '@thali/shared/tables/find-table.contract';
import type { Actor } from '../http/actor.ts';
import { readVendor } from '../vendors/vendors.table.ts';
import { isSameCode, tableCodes } from './table-codes.ts';

/** Finds the table of a code on a card. */
export async function findTable(
  _actor: Actor,
  { params: { vendorId, code } }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendor = await readVendor(vendorId);
  const match =
    vendor && (await tableCodes(vendor)).find((tableCode) => isSameCode(tableCode.code, code));
  if (!match) throw new AppError('TABLE_NOT_FOUND', 'This code belongs to no table.');
  return { table: match.table };
}
