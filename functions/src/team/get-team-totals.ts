import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { toRupees } from '@thali/shared/money/paise';
import type { getTeamTotals as contract, PersonTotals } from '@thali/shared/team/team-log.contract';
import { readTeamLog } from '../audit/team-log.table.ts';
import type { Actor } from '../http/actor.ts';

type TotalName = Exclude<keyof PersonTotals, 'id' | 'name'>;

const totalOfAction: Partial<Record<string, TotalName>> = {
  placeCounterOrder: 'sales',
  undoSale: 'undoneSales',
  changeOrderStatus: 'cancellations',
  endUncollectedOrder: 'cancellations',
  refundOrder: 'refunds',
  markReceived: 'receipts',
};

/** A repeat of these calls changes nothing, but has an entry of its own. */
const oncePerOrder = ['placeCounterOrder', 'markReceived'];

/** Adds up the log of a month, by person. 0.5 read units for about 18 entries. Rule: team-10 */
export async function getTeamTotals(
  _actor: Actor,
  { params: { vendorId }, query: { month } }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const people = new Map<string, PersonTotals>();
  const counted = new Set<string>();
  const oldestFirst = (await readTeamLog(vendorId, month)).reverse();
  for (const row of oldestFirst) {
    const name = totalOfAction[row.action];
    if (!name || row.outcome !== 'done') continue;
    const key = `${row.action} ${row.subject}`;
    if (counted.has(key)) continue;
    if (row.subject && oncePerOrder.includes(row.action)) counted.add(key);
    const person = people.get(row.byId) ?? emptyTotals(row.byId, row.byName);
    const { count, amount } = person[name];
    const total = { count: count + 1, amount: amount + (row.amountPaise ?? 0) };
    people.set(row.byId, { ...person, [name]: total });
  }
  return { people: [...people.values()].map(inRupees) };
}

function emptyTotals(id: string, name: string): PersonTotals {
  const zero = { count: 0, amount: 0 };
  const counter = { sales: zero, undoneSales: zero };
  return { id, name, ...counter, cancellations: zero, refunds: zero, receipts: zero };
}

/** Adds in paise, so sums have no rounding errors. */
function inRupees({ id, name, ...totals }: PersonTotals): PersonTotals {
  const entries = Object.entries(totals).map(([total, { count, amount }]) => [
    total,
    { count, amount: toRupees(amount) },
  ]);
  return { id, name, ...Object.fromEntries(entries) };
}
