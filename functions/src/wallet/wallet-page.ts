import { addDays } from '@thali/shared/time/dates';
import { countedPagination } from '../http/paging.ts';
import { type NumberRange, readDayFrom } from '../ledger/ledger.table.ts';
import type { Sums, WalletTotals } from '../ledger/ledger-rows.ts';

interface WalletSlice {
  limit: number;
  offset: number;
}

/** The numbers on a page, newest first. The numbers have no gaps, so any page can be computed directly. */
export function pageNumbers(
  { first, last }: NumberRange,
  { limit, offset }: WalletSlice,
): NumberRange {
  const end = last - offset;
  return { first: Math.max(first, end - limit + 1), last: end };
}

export function walletPagination(total: number, slice: WalletSlice) {
  const page = Math.floor(slice.offset / slice.limit) + 1;
  return { ...countedPagination(total, slice), page };
}

/** The sums before the first day and after the last day of a period; 0.5 read units for each day. */
export async function sumsAround(
  vendorId: string,
  totals: WalletTotals,
  { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
): Promise<{ before: Sums | undefined; after: Sums }> {
  const [before, after] = await Promise.all([
    startDate ? readDayFrom(vendorId, startDate) : undefined,
    endDate ? readDayFrom(vendorId, addDays(endDate, 1)) : undefined,
  ]);
  // Without a later entry the current totals apply.
  return { before: startDate ? (before ?? totals) : undefined, after: after ?? totals };
}
