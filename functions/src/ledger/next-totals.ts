import { toIst } from '@thali/shared/time/ist';
import { keys } from '../table/keys.ts';
import { replaceRow } from '../table/put-row.ts';
import type { Write } from '../table/transact.ts';
import type { DayRow, Sums, WalletTotals } from './ledger-rows.ts';

/** The totals after an entry. `lastEntryAt` is the time of the entry. */
export function nextTotals(
  before: WalletTotals,
  changes: Partial<WalletTotals>,
  now: Date,
): WalletTotals {
  const lastEntryAt = new Date(
    Math.max(now.getTime(), Date.parse(before.lastEntryAt)),
  ).toISOString();
  return { ...before, ...changes, lastEntryAt, revision: before.revision + 1 };
}

/** The writes that replace `before` with `after`. The first write fails unless `before` is still stored. */
export function totalsWrites(
  vendorId: string,
  before: WalletTotals,
  after: WalletTotals,
): [Write, ...Write[]] {
  const stored = before.revision === 0 ? undefined : before;
  const put = {
    Put: replaceRow({ ...keys.walletTotals(vendorId), ...after }, stored, 'revision'),
  };
  const day = newDay(before, after);
  if (!day) return [put];
  return [put, { Put: { Item: { ...keys.walletDay(vendorId, day.date), ...day } } }];
}

/**
 * The sums before the first entry of a day; undefined for a later entry. With these sums the figures of any period need
 * only two reads.
 */
export function newDay(before: WalletTotals, after: WalletTotals): DayRow | undefined {
  const date = dayOf(after);
  return date === dayOf(before) ? undefined : { date, ...sumsOf(before) };
}

function dayOf({ lastEntryAt }: WalletTotals): string {
  return toIst(new Date(lastEntryAt)).date;
}

function sumsOf(totals: WalletTotals): Sums {
  const { fees, credits, settlements } = totals;
  const { accruedPaise, settledPaise, correctedPaise, balancePaise } = totals;
  return {
    fees,
    credits,
    settlements,
    accruedPaise,
    settledPaise,
    correctedPaise,
    balancePaise,
  };
}
