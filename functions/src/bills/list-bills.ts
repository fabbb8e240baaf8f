import type { listBills as contract } from '@thali/shared/bills/bill.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { istMonth } from '@thali/shared/time/ist';
import type { Actor } from '../http/actor.ts';
import { readBills, toBill } from './bills.table.ts';

/** Lists a month in India's time. Rule: bills-7 */
export async function listBills(
  _actor: Actor,
  { params, query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { month, limit, cursor } = query;
  const { bills, nextCursor } = await readBills(params.vendorId, istMonth(month), limit, cursor);
  return { bills: bills.map(toBill), pagination: { limit, nextCursor }, nextCursor };
}
