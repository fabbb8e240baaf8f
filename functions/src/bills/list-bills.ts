import type { listBills as contract } from '@thali/shared/bills/bill.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { istDayStart } from '@thali/shared/time/ist';
import type { Actor } from '../http/actor.ts';
import { readBills, toBill } from './bills.table.ts';

/** Lists a month in India's time. Rule: bills-7 */
export async function listBills(
  _actor: Actor,
  { params, query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const period = { from: startOf(query.month), to: startOf(query.month, 1) };
  const page = await readBills(params.vendorId, period, query.limit, query.cursor);
  const { bills, nextCursor } = page;
  return { bills: bills.map(toBill), pagination: { limit: query.limit, nextCursor }, nextCursor };
}

/** The first instant of a month, or of the month `later` months after it. */
function startOf(month: string, later = 0): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const first = new Date(Date.UTC(year, number - 1 + later, 1)).toISOString().slice(0, 10);
  return istDayStart(first).toISOString();
}
