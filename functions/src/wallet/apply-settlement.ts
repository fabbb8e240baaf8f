import { LeaseLost } from '../fulfilment/fulfilment-stopped.ts';
import { runOnce } from '../fulfilment/run-once.ts';
import { finishRun, finishWrites, type SettlementRun } from '../fulfilment/runs.table.ts';
import { readTotals } from '../ledger/ledger.table.ts';
import {
  availablePaise,
  type CreditRow,
  type SettlementType,
  type WalletTotals,
} from '../ledger/ledger-rows.ts';
import { postCredit } from '../ledger/post-credit.ts';
import type { SettlementPayment } from '../payments/payment-rows.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { transact } from '../table/transact.ts';
import { closeSettlement, settlementUpdate } from './close-settlement.ts';

/** Longer than a call can run. */
const leaseMs = 25_000;

const lateNote = 'It was paid late, but it counts.';
const lateBalanceNote = 'It was paid late. The amount above your fees is in your balance.';

/** Enters a paid settlement while a caller waits, unless another run does so. */
export async function enterPaidSettlement(payment: SettlementPayment): Promise<void> {
  await runOnce(payment, { leaseMs }, applySettlement);
}

/**
 * Enters a paid settlement in its wallet, once per payment. Totals, credit, settlement and the end of the run are one
 * transaction. A payment within its reservation pays exactly the reserved fees. A later payment is a correction: it
 * pays unreserved fees, and the rest goes to the balance.
 * Rule: wallet-9
 */
export async function applySettlement(run: SettlementRun): Promise<'done'> {
  const { vendorId, settlement, amountPaise, refundedPaise = 0 } = run;
  const creditPaise = amountPaise - refundedPaise;
  if (creditPaise <= 0) {
    await closeSettlement(vendorId, settlement, 'The payment was refunded.');
    if (!(await finishRun(run))) throw new LeaseLost();
    return 'done';
  }
  return retryTransaction(() => tryApply(run, creditPaise, new Date()));
}

async function tryApply(
  run: SettlementRun,
  creditPaise: number,
  now: Date,
): Promise<'done' | undefined> {
  const { vendorId, settlement, paymentId } = run;
  const before = await readTotals(vendorId, { ConsistentRead: true });
  const type = typeOf(before, settlement, now);
  const paidPaise = Math.min(creditPaise, availablePaise(before, now, settlement));
  const credit = {
    type,
    settlement,
    owedPaise: -paidPaise,
    balancePaise: creditPaise - paidPaise,
  };
  const changes = {
    paidSettlements: before.paidSettlements + 1,
    reservations: before.reservations.filter(
      (otherReservation) => otherReservation.settlement !== settlement,
    ),
  };
  const { totals, writes } = await postCredit(vendorId, before, credit, changes, now);
  const refused = await transact({
    ...finishWrites(run),
    credit: writes,
    settlement: settlementUpdate(vendorId, settlement, {
      status: 'settled',
      from: ['pending', 'failed'],
      type,
      amountPaise: creditPaise,
      paymentId,
      note: noteOf(credit, creditPaise < run.amountPaise),
      closedAt: totals.lastEntryAt,
    }),
  });
  if (refused.has('step')) throw new LeaseLost();
  return refused.size === 0 ? 'done' : undefined;
}

function typeOf(before: WalletTotals, settlement: number, now: Date): SettlementType {
  const reservation = before.reservations.find(
    (otherReservation) => otherReservation.settlement === settlement,
  );
  return reservation && reservation.until > now.getTime() ? 'settlement' : 'correction';
}

function noteOf(
  { type, balancePaise }: Pick<CreditRow, 'type' | 'balancePaise'>,
  isPartlyRefunded: boolean,
): string | undefined {
  const notes: string[] = [];
  if (isPartlyRefunded) notes.push('Part of it was refunded.');
  if (type === 'correction') notes.push(balancePaise > 0 ? lateBalanceNote : lateNote);
  return notes.join(' ') || undefined;
}
