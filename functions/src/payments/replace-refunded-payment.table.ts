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
 * Replaces a fully refunded payment by another captured payment of the same order, so the sequence in which the two
 * payments arrive does not matter. A settlement is entered again, because the refund removed the first payment from
 * the ledger. A food order is checked again. 1 read unit; 6 write units, 8 for a settlement.
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

/** A payment that must be refunded cannot replace another payment. */
function isReplaceable(payment: PaymentRow, paymentId: string): boolean {
  if (isOrderPayment(payment) && payment.extraPayments?.has(paymentId)) return false;
  return isPaidByAnother(payment, paymentId) && isRefunded(payment);
}

/**
 * Builds the replacement. A refunded payment never counts again, even if a late report arrives. A current run loses its
 * lease.
 */
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
