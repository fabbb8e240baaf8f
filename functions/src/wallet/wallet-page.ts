import { addDays } from '@thali/shared/time/dates';
import type { WalletPagination } from '@thali/shared/wallet/wallet-fields';
import type * as z from 'zod/mini';
import { type Numbers, readDayFrom } from '../ledger/ledger.table.ts';
import type { Sums, WalletTotals } from '../ledger/ledger-rows.ts';

interface PageQuery {
  page: number;
  limit: number;
}

/** The numbers on a page, newest first: they have no gaps, so a page is found without the ones before it. */
export function pageNumbers({ first, last }: Numbers, { page, limit }: PageQuery): Numbers {
  const end = last - (page - 1) * limit;
  return { first: Math.max(first, end - limit + 1), last: end };
}

export function paginationOf(
  total: number,
  { page, limit }: PageQuery,
): z.input<typeof WalletPagination> {
  return { total, page, limit, offset: (page - 1) * limit };
}

/** The sums before the first day and after the last day of a range; 0.5 read units for each day given. */
export async function sumsAround(
  vendorId: string,
  totals: WalletTotals,
  { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
): Promise<{ before: Sums | undefined; after: Sums }> {
  const [before, after] = await Promise.all([
    startDate ? readDayFrom(vendorId, startDate) : undefined,
    endDate ? readDayFrom(vendorId, addDays(endDate, 1)) : undefined,
  ]);
  // No entry since then: the present totals are still those of that day.
  return { before: startDate ? (before ?? totals) : undefined, after: after ?? totals };
}
