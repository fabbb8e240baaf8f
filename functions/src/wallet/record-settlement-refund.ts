import { readTotals } from '../ledger/ledger.table.ts';
import type { SettlementRow, WalletTotals } from '../ledger/ledger-rows.ts';
import { postCredit } from '../ledger/post-credit.ts';
import {
  isPaidByAnother,
  isSettlementPayment,
  type SettlementPayment,
} from '../payments/payment-rows.ts';
import { readPayment } from '../payments/payments.table.ts';
import { keys } from '../table/keys.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { transact, type Write } from '../table/transact.ts';
import { unchangedCondition } from '../table/unchanged-condition.ts';
import { putSettlement } from './begin-settlement.ts';
import { toSettlementId } from './to-settlement.ts';

/**
 * Records the provider's total of a settlement's refunds. If the settlement is in the ledger, a correction enters the
 * new refund once. The correction lowers the balance, and any remainder raises the owed fees. Ignores refunds of a
 * second payment of the same order, which is not in the ledger.
 */
export async function recordSettlementRefund(
  { orderId }: SettlementPayment,
  paymentId: string,
  refundedPaise: number,
): Promise<void> {
  await retryTransaction(async () => {
    const payment = await readPayment(orderId);
    if (!payment || !isSettlementPayment(payment)) return 'done';
    if (isPaidByAnother(payment, paymentId)) return 'done';
    const newRefundPaise = refundedPaise - (payment.refundedPaise ?? 0);
    if (newRefundPaise <= 0) return 'done';
    const refused = await transact({
      payment: refundUpdate(payment, refundedPaise),
      correction: payment.step === 'done' ? await correctionWrites(payment, newRefundPaise) : [],
    });
    return refused.size === 0 ? 'done' : undefined;
  });
}

/**
 * Builds the update, on condition that the refunds and the settlement's ledger entry have not changed since the read.
 */
function refundUpdate(payment: SettlementPayment, sum: number): Write {
  const isEntered = payment.step === 'done';
  const refunds = unchangedCondition(payment, 'refundedPaise');
  return {
    Update: {
      Key: keys.payment(payment.orderId),
      UpdateExpression: 'SET refundedPaise = :sum, updatedAt = :now',
      ConditionExpression: [
        isEntered ? 'step = :done' : '(attribute_not_exists(step) OR step <> :done)',
        refunds.condition,
      ].join(' AND '),
      ExpressionAttributeValues: {
        ':sum': sum,
        ':now': new Date().toISOString(),
        ':done': 'done',
        ...refunds.values,
      },
    },
  };
}

async function correctionWrites(
  payment: SettlementPayment,
  newRefundPaise: number,
): Promise<Write[]> {
  const { vendorId, settlement: refunded } = payment;
  const before = await readTotals(vendorId, { ConsistentRead: true });
  const number = before.settlements + 1;
  const fromBalancePaise = Math.min(before.balancePaise, newRefundPaise);
  const effect = {
    type: 'correction' as const,
    settlement: number,
    owedPaise: newRefundPaise - fromBalancePaise,
    balancePaise: -fromBalancePaise,
  };
  const changes: Partial<WalletTotals> = { settlements: number };
  const { totals, writes } = await postCredit(vendorId, before, effect, changes, new Date());
  const row: SettlementRow = {
    number,
    type: 'correction',
    status: 'settled',
    amountPaise: -newRefundPaise,
    orderId: payment.orderId,
    ...(payment.paymentId && { paymentId: payment.paymentId }),
    note: `${toSettlementId(refunded)} was refunded.`,
    createdAt: totals.lastEntryAt,
    closedAt: totals.lastEntryAt,
  };
  return [...writes, putSettlement(vendorId, row)];
}
