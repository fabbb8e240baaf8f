import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import {
  type listSettlements as contract,
  recentSettlementsCap,
} from '@thali/shared/wallet/wallet-lists.contract';
import type { Actor } from '../http/actor.ts';
import { countedSliceOf } from '../http/paging.ts';
import { type NumberRange, readSettlements, readTotals } from '../ledger/ledger.table.ts';
import { toSettlement } from './to-settlement.ts';
import { walletOwner } from './wallet-owner.ts';
import { pageNumbers, sumsAround, walletPagination } from './wallet-page.ts';

type Query = InputOf<typeof contract>['query'];

/** A page of settlements. A filter by status or type searches the 1,000 most recent settlements. */
export async function listSettlements(
  actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { id: vendorId } = await walletOwner(actor, query);
  const totals = await readTotals(vendorId);
  const { before, after } = await sumsAround(vendorId, totals, query);
  const range = { first: (before?.settlements ?? 0) + 1, last: after.settlements };
  if (query.status || query.transactionType) return filteredPage(vendorId, range, query);
  const slice = countedSliceOf(query);
  const rows = await readSettlements(vendorId, pageNumbers(range, slice));
  const total = Math.max(0, range.last - range.first + 1);
  return { data: rows.map(toSettlement), pagination: walletPagination(total, slice) };
}

async function filteredPage(
  vendorId: string,
  range: NumberRange,
  query: Query,
): Promise<OutputOf<typeof contract>> {
  const recent = pageNumbers(range, { limit: recentSettlementsCap, offset: 0 });
  const matches = (await readSettlements(vendorId, recent)).filter(
    ({ status, type }) =>
      (!query.status || status === query.status) &&
      (!query.transactionType || type === query.transactionType),
  );
  const { limit, offset } = countedSliceOf(query);
  const page = matches.slice(offset, offset + limit);
  return {
    data: page.map(toSettlement),
    pagination: walletPagination(matches.length, { limit, offset }),
  };
}
