import type { OrderPaymentRow } from '../payments/payment-rows.ts';
import { readOrderPayment } from '../payments/payments.table.ts';
import { refundEntry } from '../payments/raise-refund.ts';
import { keys, listPosition } from '../table/keys.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { tableName } from '../table/table-client.ts';
import { transact } from '../table/transact.ts';

/**
 * A second payment of the same order was captured, such as one in an older tab: it goes back, whatever becomes of the first
 * one. 1 read unit, and 4 write units once.
 * Rule: pay-24
 */
export async function recordExtraPayment(
  { orderId }: OrderPaymentRow,
  paymentId: string,
): Promise<void> {
  await retryTransaction(async () => {
    const payment = await readOrderPayment(orderId);
    if (!payment || !isExtra(payment, paymentId)) return 'done';
    const { step, createdAt } = payment;
    const refused = await transact({
      payment: {
        Update: {
          TableName: tableName(),
          Key: keys.payment(orderId),
          UpdateExpression: 'SET step = :next, updatedAt = :now ADD extraPayments :ids',
          ConditionExpression: 'step = :step AND paymentId = :paid',
          ExpressionAttributeValues: {
            ':next': step === 'order' ? 'order' : 'refund',
            ':now': new Date().toISOString(),
            ':ids': new Set([paymentId]),
            ':step': step,
            ':paid': payment.paymentId,
          },
        },
      },
      open: refundEntry(listPosition(createdAt, orderId), orderId),
    });
    return refused.size === 0 ? 'done' : undefined;
  });
}

function isExtra(payment: OrderPaymentRow, paymentId: string): boolean {
  const { status, paymentId: paidBy, givenBack, extraPayments } = payment;
  if (status !== 'paid' || paidBy === paymentId) return false;
  return !givenBack?.has(paymentId) && !extraPayments?.has(paymentId);
}
