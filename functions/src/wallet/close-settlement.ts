import { reservationMinutes } from '@thali/shared/wallet/pay-settlement.contract';
import { readSettlement, readTotals } from '../ledger/ledger.table.ts';
import type { SettlementRow } from '../ledger/ledger-rows.ts';
import { totalsWrites } from '../ledger/next-totals.ts';
import type { SettlementPayment } from '../payments/payment-rows.ts';
import { keys } from '../table/keys.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { transact, type Write } from '../table/transact.ts';

/**
 * Closes an unpaid settlement. Its fees stay owed, and another settlement can pay them. A late payment becomes a
 * correction. Safe to repeat.
 * @returns the settlement after the call; undefined if the number does not exist
 */
export function closeSettlement(
  vendorId: string,
  number: number,
  note: string,
): Promise<SettlementRow | undefined> {
  return retryTransaction(async () => {
    const [before, settlement] = await Promise.all([
      readTotals(vendorId, { ConsistentRead: true }),
      readSettlement(vendorId, number),
    ]);
    if (settlement?.status !== 'pending') return { settlement };
    const closedAt = new Date().toISOString();
    const after = {
      ...before,
      revision: before.revision + 1,
      reservations: before.reservations.filter(
        (otherReservation) => otherReservation.settlement !== number,
      ),
    };
    const refused = await transact({
      totals: totalsWrites(vendorId, before, after),
      settlement: settlementUpdate(vendorId, number, {
        status: 'failed',
        from: ['pending'],
        note,
        closedAt,
      }),
    });
    if (refused.size > 0) return undefined;
    return { settlement: { ...settlement, status: 'failed' as const, note, closedAt } };
  }).then(({ settlement }) => settlement);
}

/** Builds the write that makes a settlement pending again after a refund of its payment. */
export function reopenSettlement(vendorId: string, number: number): Write {
  return {
    Update: {
      Key: keys.settlement(vendorId, number),
      UpdateExpression: 'SET #status = :pending REMOVE note, closedAt',
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':pending': 'pending' },
    },
  };
}

interface Change {
  status: SettlementRow['status'];
  from: readonly SettlementRow['status'][];
  type?: SettlementRow['type'];
  amountPaise?: number;
  paymentId?: string | undefined;
  note?: string | undefined;
  closedAt: string;
}

/** Builds the write that changes a settlement, if its status is one of `from`. */
export function settlementUpdate(vendorId: string, number: number, change: Change): Write {
  const { from, ...sets } = change;
  const changed = Object.entries(sets).filter(([, value]) => value !== undefined);
  return {
    Update: {
      Key: keys.settlement(vendorId, number),
      UpdateExpression: `SET ${changed.map(([name]) => `#${name} = :${name}`).join(', ')}${change.note ? '' : ' REMOVE #note'}`,
      ConditionExpression: `#status IN (${from.map((_, index) => `:from${index}`).join(', ')})`,
      ExpressionAttributeNames: {
        ...Object.fromEntries(changed.map(([name]) => [`#${name}`, name])),
        '#note': 'note',
      },
      ExpressionAttributeValues: {
        ...Object.fromEntries(changed.map(([name, value]) => [`:${name}`, value])),
        ...Object.fromEntries(from.map((status, index) => [`:from${index}`, status])),
      },
    },
  };
}

/** Closes a settlement that was not paid within its reservation. */
export async function expireSettlement(
  { vendorId, settlement }: SettlementPayment,
  ageMs: number,
): Promise<void> {
  if (ageMs < reservationMinutes * 60_000) return;
  await closeSettlement(
    vendorId,
    settlement,
    `It was not paid within ${reservationMinutes} minutes.`,
  );
}
