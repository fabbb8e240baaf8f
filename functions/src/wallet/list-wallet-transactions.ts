import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { listWalletTransactions as contract } from '@thali/shared/wallet/wallet-lists.contract';
import type { Actor } from '../http/actor.ts';
import { type Numbers, readFees, readTotals } from '../ledger/ledger.table.ts';
import type { WalletTotals } from '../ledger/ledger-rows.ts';
import { toTransactions } from './to-transactions.ts';
import { walletOwner } from './wallet-owner.ts';
import { pageNumbers, paginationOf, sumsAround } from './wallet-page.ts';

type Query = InputOf<typeof contract>['query'];

/** A page of fees; the last page costs as much as the first. */
export async function listWalletTransactions(
  actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { id: vendorId } = await walletOwner(actor, query);
  const totals = await readTotals(vendorId);
  const wanted = await numbersOf(vendorId, totals, query);
  const fees = await readFees(vendorId, pageNumbers(wanted, query));
  const total = Math.max(0, wanted.last - wanted.first + 1);
  return {
    data: await toTransactions(actor, fees, totals),
    pagination: paginationOf(total, query),
  };
}

/** The fees of a range of days, and among them the paid or the owed ones, are consecutive numbers. */
async function numbersOf(vendorId: string, totals: WalletTotals, query: Query): Promise<Numbers> {
  const none = { first: 1, last: 0 };
  // All fees are of orders paid in cash: there is no online payment of orders yet.
  if (query.paymentMethod === 'online' || query.status === 'failed') return none;
  const { before, after } = await sumsAround(vendorId, totals, query);
  const days = { first: (before?.fees ?? 0) + 1, last: after.fees };
  if (query.status === 'settled') return { ...days, last: Math.min(days.last, totals.coveredFees) };
  if (query.status === 'pending') {
    return { ...days, first: Math.max(days.first, totals.coveredFees + 1) };
  }
  return days;
}
