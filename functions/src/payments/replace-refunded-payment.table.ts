import type { PaidVia } from '@thali/shared/payments/payment-fields';
import { keys } from '../table/keys.ts';
import { tableName } from '../table/table-client.ts';
import { transact, type Write } from '../table/transact.ts';
import { reopenSettlement } from '../wallet/close-settlement.ts';
import { isRefunded, isSettlementPayment, listPosition, type PaymentRow } from './payment-rows.ts';
import { readPayment } from './payments.table.ts';

/**
 * All that an order was paid with was given back, and another payment of the same order was captured and stays: from
 * now on that one counts, and what is still to be done for it is done. So it does not matter which of the two was
 * heard of first. A settlement is entered once more: the ledger has taken the first payment out again, if it ever
 * was in it. 1 read unit; 6 write units, 8 of a settlement.
 * @returns false where the order is paid by something that stays
 */
export async function payInstead(
  { orderId }: PaymentRow,
  how: { paymentId: string; via: PaidVia },
): Promise<boolean> {
  const before = await readPayment(orderId);
  if (!before || !isReplaceable(before, how.paymentId)) return false;
  const position = listPosition(before.createdAt, orderId);
  const refused = await transact([
    replacement(before, how),
    { Put: { TableName: tableName(), Item: { ...keys.paymentList('OPEN', position), orderId } } },
    ...(isSettlementPayment(before) ? [reopenSettlement(before.vendorId, before.settlement)] : []),
  ]);
  return refused.length === 0;
}

function isReplaceable(payment: PaymentRow, paymentId: string): boolean {
  return payment.status === 'paid' && payment.paymentId !== paymentId && isRefunded(payment);
}

/** What was given back once never counts again, however late it is told of. A run under way is overtaken. */
function replacement(before: PaymentRow, how: { paymentId: string; via: PaidVia }): Write {
  const step = isSettlementPayment(before) ? ', step = :step' : '';
  return {
    Update: {
      TableName: tableName(),
      Key: keys.payment(before.orderId),
      UpdateExpression: `SET paymentId = :paymentId, paidVia = :via, updatedAt = :now${step} ADD givenBack :before REMOVE refundedPaise, failure, stoppedAt, leaseId, leaseUntil`,
      ConditionExpression:
        'paymentId = :known AND refundedPaise = :refunded AND NOT contains(givenBack, :paymentId)',
      ExpressionAttributeValues: {
        ':paymentId': how.paymentId,
        ':via': how.via,
        ':now': new Date().toISOString(),
        ':before': new Set([before.paymentId]),
        ':known': before.paymentId,
        ':refunded': before.refundedPaise,
        ...(step && { ':step': 'settlement' }),
      },
    },
  };
}
