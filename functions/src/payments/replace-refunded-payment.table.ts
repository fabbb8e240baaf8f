import type { PaidVia } from '@thali/shared/payments/payment-fields';
import { keys } from '../table/keys.ts';
import { transact, type Write } from '../table/transact.ts';
import {
  firstStepOf,
  isOrderPayment,
  isPaidByAnother,
  isPlanPayment,
  isRefunded,
  type PaymentRow,
} from './payment-rows.ts';
import { dueEntry, openEntry, readPayment } from './payments.table.ts';
import type { PurposeHandler } from './purpose-handler.ts';

/**
 * Replaces an order's payment that was refunded in full by another captured payment of the same order. So it does not
 * matter which of the two is recorded first. A settlement is entered once more, because the refund removed the first
 * payment from the ledger. A food order is checked once more. 1 read unit; 6 write units, 8 for a settlement.
 * @returns false if the order's payment was not refunded in full
 */
export async function replaceRefundedPayment(
  { orderId }: PaymentRow,
  source: { paymentId: string; via: PaidVia },
  handler: PurposeHandler,
): Promise<boolean> {
  const before = await readPayment(orderId);
  if (!before || !isReplaceable(before, source.paymentId)) return false;
  const refused = await transact({
    payment: replacementWrite(before, source),
    open: isOrderPayment(before) ? dueEntry(before) : openEntry(before),
    reopened: handler.reopenWrites?.(before) ?? [],
  });
  return refused.size === 0;
}

/** A payment that is due for a refund cannot replace another one. */
function isReplaceable(payment: PaymentRow, paymentId: string): boolean {
  if (isOrderPayment(payment) && payment.extraPayments?.has(paymentId)) return false;
  return isPaidByAnother(payment, paymentId) && isRefunded(payment);
}

/** A payment that was refunded once never counts again, however late its report. A current run loses its lease. */
function replacementWrite(before: PaymentRow, source: { paymentId: string; via: PaidVia }): Write {
  const step = isPlanPayment(before) ? '' : ', step = :step';
  return {
    Update: {
      Key: keys.payment(before.orderId),
      UpdateExpression: `SET paymentId = :paymentId, paidVia = :via, updatedAt = :now${step} ADD givenBack :before REMOVE refundedPaise, refundDuePaise, refundReason, refundAsked, failure, stoppedAt, leaseId, leaseUntil`,
      ConditionExpression:
        'paymentId = :known AND refundedPaise = :refunded AND NOT contains(givenBack, :paymentId) AND NOT contains(extraPayments, :paymentId)',
      ExpressionAttributeValues: {
        ':paymentId': source.paymentId,
        ':via': source.via,
        ':now': new Date().toISOString(),
        ':before': new Set([before.paymentId]),
        ':known': before.paymentId,
        ':refunded': before.refundedPaise,
        ...(step && { ':step': firstStepOf(before) }),
      },
    },
  };
}
