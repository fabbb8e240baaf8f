import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { findTable as contract } from '@thali/shared/tables/find-table.contract';
import type { Actor } from '../http/actor.ts';
import { readVendor } from '../vendors/vendors.table.ts';
import { isCode, tableCodes } from './table-codes.ts';

/** Finds the table of a card's code. */
export async function findTable(
  _actor: Actor,
  { params: { vendorId, code } }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendor = await readVendor(vendorId);
  const match = vendor && (await tableCodes(vendor)).find((one) => isCode(one.code, code));
  if (!match) throw new AppError('TABLE_NOT_FOUND', 'This code means no table.');
  return { table: match.table };
}
