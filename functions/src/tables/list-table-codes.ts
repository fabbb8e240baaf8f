import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { listTableCodes as contract } from '@thali/shared/tables/list-table-codes.contract';
import type { Actor } from '../http/actor.ts';
import { readVendor, vendorNotFound } from '../vendors/vendors.table.ts';
import { tableCodes } from './table-codes.ts';

/** The codes for the cards of a mess's tables. */
export async function listTableCodes(
  _actor: Actor,
  { params }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendor = await readVendor(params.vendorId, { ConsistentRead: true });
  if (!vendor) throw vendorNotFound();
  return { tables: await tableCodes(vendor) };
}
