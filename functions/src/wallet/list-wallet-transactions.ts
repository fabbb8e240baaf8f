import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { listWalletTransactions as contract } from '@thali/shared/wallet/wallet-lists.contract';
import type { Actor } from '../http/actor.ts';
import { countedSliceOf } from '../http/paging.ts';
import { type NumberRange, readFees, readTotals } from '../ledger/ledger.table.ts';
import type { WalletTotals } from '../ledger/ledger-rows.ts';
import { toTransactions } from './to-transactions.ts';
import { walletOwner } from './wallet-owner.ts';
import { pageNumbers, sumsAround, walletPagination } from './wallet-page.ts';

type Query = InputOf<typeof contract>['query'];

/** A filter by payment method searches this many of the newest fees, for 15 read units. */
const maxFiltered = 1000;

/** A page of fees. The last page costs as much as the first. */
export async function listWalletTransactions(
  actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { id: vendorId } = await walletOwner(actor, query);
  const totals = await readTotals(vendorId);
  const range = await findNumbers(vendorId, totals, query);
  const { fees, total } = needsFilter(totals, query)
    ? await filteredPage(vendorId, range, query)
    : await readPage(vendorId, range, query);
  return {
    data: await toTransactions(actor, fees, totals),
    pagination: walletPagination(total, countedSliceOf(query)),
  };
}

async function readPage(vendorId: string, range: NumberRange, query: Query) {
  const fees = await readFees(vendorId, pageNumbers(range, countedSliceOf(query)));
  return { fees, total: Math.max(0, range.last - range.first + 1) };
}

/** Whether the query filters by payment method and the wallet has several. */
function needsFilter(totals: WalletTotals, { paymentMethod }: Query): boolean {
  return paymentMethod !== undefined && !hasOnlyCash(totals);
}

function hasOnlyCash({ onlineFees = 0, counterFees = 0 }: WalletTotals): boolean {
  return onlineFees + counterFees === 0;
}

async function filteredPage(vendorId: string, { first, last }: NumberRange, query: Query) {
  const from = Math.max(first, last - maxFiltered + 1);
  const all = await readFees(vendorId, { first: from, last });
  const fees = all.filter(({ paymentMethod }) => paymentMethod === query.paymentMethod);
  const { limit, offset } = countedSliceOf(query);
  return { fees: fees.slice(offset, offset + limit), total: fees.length };
}

/**
 * The entry numbers of a query. The fees of a period have consecutive numbers, and the paid fees come before the owed
 * fees.
 */
async function findNumbers(
  vendorId: string,
  totals: WalletTotals,
  query: Query,
): Promise<NumberRange> {
  const emptyRange = { first: 1, last: 0 };
  const { status, paymentMethod = 'cod' } = query;
  if (status === 'failed' || (hasOnlyCash(totals) && paymentMethod !== 'cod')) return emptyRange;
  const { before, after } = await sumsAround(vendorId, totals, query);
  const range = { first: (before?.fees ?? 0) + 1, last: after.fees };
  if (query.status === 'settled')
    return { ...range, last: Math.min(range.last, totals.coveredFees) };
  if (query.status === 'pending') {
    return { ...range, first: Math.max(range.first, totals.coveredFees + 1) };
  }
  return range;
}
