import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { toRupees } from '@thali/shared/money/paise';
import { toIst } from '@thali/shared/time/ist';
import type { getWalletStatement as contract } from '@thali/shared/wallet/wallet-statement.contract';
import type { Actor } from '../http/actor.ts';
import {
  readCredits,
  readDays,
  readSettlementsByNumber,
  readTotals,
} from '../ledger/ledger.table.ts';
import { pendingPaise, type Sums } from '../ledger/ledger-rows.ts';
import { toSettlement } from './to-settlement.ts';
import { walletOwner } from './wallet-owner.ts';
import { sumsAround } from './wallet-page.ts';

/** The statement of a month. Every figure is the difference of two stored sums. */
export async function getWalletStatement(
  actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendor = await walletOwner(actor, query);
  const { month } = query;
  const [startDate, endDate] = [`${month}-01`, lastDayOf(month)];
  const totals = await readTotals(vendor.id);
  const [around, days] = await Promise.all([
    sumsAround(vendor.id, totals, { startDate, endDate }),
    readDays(vendor.id, startDate, endDate),
  ]);
  const { before = totals, after } = around;
  const credits = await readCredits(vendor.id, { first: before.credits + 1, last: after.credits });
  const settlements = await readSettlementsByNumber(
    vendor.id,
    // A settlement has two credits if it was refunded and paid again.
    [...new Set(credits.map(({ settlement }) => settlement))],
  );
  return {
    statement: {
      vendorId: vendor.id,
      vendorName: vendor.displayName,
      month,
      isOpen: endDate >= toIst(new Date()).date,
      ...movement(before, after),
      balance: toRupees(after.balancePaise),
      days: days.map((day, index) => ({
        date: day.date,
        ...movement(day, days[index + 1] ?? after),
      })),
      settlements: settlements.map(toSettlement),
    },
  };
}

function movement(before: Sums, after: Sums) {
  return {
    opening: toRupees(pendingPaise(before)),
    accrued: toRupees(after.accruedPaise - before.accruedPaise),
    orders: after.fees - before.fees,
    settled: toRupees(after.settledPaise - before.settledPaise),
    corrected: toRupees(after.correctedPaise - before.correctedPaise),
    closing: toRupees(pendingPaise(after)),
  };
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
