import { keys } from '../table/keys.ts';
import { newRow } from '../table/put-row.ts';
import type { Write } from '../table/transact.ts';
import { readFee } from './ledger.table.ts';
import { type CreditRow, paidFeesPaise, type WalletTotals } from './ledger-rows.ts';
import { nextTotals, totalsWrites } from './next-totals.ts';

type Effect = Pick<CreditRow, 'type' | 'settlement' | 'owedPaise' | 'balancePaise'>;

/**
 * Builds the writes that enter a paid settlement or a correction, for the caller's transaction. The credit pays the
 * oldest fees first. 4 write units, 6 for the first entry of a day.
 * @param changes  further changes of the totals
 */
export async function postCredit(
  vendorId: string,
  before: WalletTotals,
  effect: Effect,
  changes: Partial<WalletTotals>,
  now: Date,
): Promise<{ totals: WalletTotals; writes: Write[] }> {
  const { credit, totals } = newCredit(before, effect, changes, now);
  totals.coveredFees = await countCovered(vendorId, totals.fees, paidFeesPaise(totals));
  const put: Write = {
    Put: newRow({ ...keys.walletCredit(vendorId, credit.number), ...credit }),
  };
  return { totals, writes: [...totalsWrites(vendorId, before, totals), put] };
}

/** The next credit of a wallet, and the totals after it, except `coveredFees`. */
export function newCredit(
  before: WalletTotals,
  effect: Effect,
  changes: Partial<WalletTotals>,
  now: Date,
): { credit: CreditRow; totals: WalletTotals } {
  const number = before.credits + 1;
  const sums = sumsAfter(before, effect);
  const totals = nextTotals(before, { ...changes, ...sums, credits: number }, now);
  return { credit: { number, ...effect, createdAt: totals.lastEntryAt }, totals };
}

function sumsAfter(before: WalletTotals, { type, owedPaise, balancePaise }: Effect) {
  return {
    balancePaise: before.balancePaise + balancePaise,
    ...(type === 'settlement'
      ? { settledPaise: before.settledPaise - owedPaise }
      : { correctedPaise: before.correctedPaise + owedPaise }),
  };
}

/**
 * Counts the fees that an amount covers, by a binary search over their cumulative sums. 17 read units for 100,000
 * fees.
 */
export async function countCovered(
  vendorId: string,
  fees: number,
  paidPaise: number,
): Promise<number> {
  let covered = 0;
  let uncovered = fees + 1;
  // Start with the last fee: most settlements pay everything.
  let middle = fees;
  while (uncovered - covered > 1) {
    const { accruedPaise } = await readFee(vendorId, middle);
    if (accruedPaise <= paidPaise) covered = middle;
    else uncovered = middle;
    middle = Math.floor((covered + uncovered) / 2);
  }
  return covered;
}
