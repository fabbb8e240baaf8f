import { lookUpPayment } from '../payments/accounts/payment-keys.ts';
import {
  isPaidByAnother,
  type OrderPaymentRow,
  refundedPaiseOf,
} from '../payments/payment-rows.ts';
import { readOrderPayment } from '../payments/payments.table.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { assertIdle, tryLowerRefund, tryRepeatExtra } from './lower-refund.ts';
import { recordOrderRefund } from './record-order-refund.ts';

/**
 * Asks Razorpay for the refunded amount of a payment and records it. A refund that the bank refused becomes due again.
 * Safe for repeated, late and reordered events.
 * @throws AppError PAYMENT_PROVIDER_FAILED if Razorpay does not answer; SERVICE_BUSY while a job issues this refund
 * Rule: pay-31
 */
export async function recheckRefund(
  { orderId }: OrderPaymentRow,
  paymentId: string,
): Promise<void> {
  await retryTransaction(async () => {
    // Read the row first: if it changes while Razorpay answers, the write fails and this runs again.
    const payment = await readOrderPayment(orderId);
    if (!payment) return 'done';
    const knownPayment = await lookUpPayment(payment, paymentId);
    if (knownPayment?.order_id !== orderId) return 'done';
    const refundedPaise = knownPayment.amount_refunded ?? 0;
    if (isExtraPayment(payment, paymentId)) {
      return refundedPaise < knownPayment.amount ? tryRepeatExtra(payment, paymentId) : 'done';
    }
    const recordedPaise = refundedPaiseOf(payment, paymentId);
    if (refundedPaise < recordedPaise) return tryLowerRefund(payment, paymentId, refundedPaise);
    if (refundedPaise === recordedPaise) assertIdle(payment);
    await recordOrderRefund(payment, paymentId, refundedPaise);
    return 'done';
  });
}

/** Whether the payment does not pay the order: a second payment, or a payment with a wrong amount. */
function isExtraPayment(payment: OrderPaymentRow, paymentId: string) {
  return payment.extraPayments?.has(paymentId) || isPaidByAnother(payment, paymentId);
}
