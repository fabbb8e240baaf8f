import { lookUpPayment } from '../payments/accounts/keys-of.ts';
import {
  isPaidByAnother,
  type OrderPaymentRow,
  refundedOfPayment,
} from '../payments/payment-rows.ts';
import { readOrderPayment } from '../payments/payments.table.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { tryLowerRefund, tryRepeatExtra, unlessAtWork } from './lower-refund.ts';
import { recordOrderRefund } from './record-order-refund.ts';

/**
 * Asks Razorpay what was refunded of a payment and records that, whatever was recorded before: a refund that the bank did
 * not take is due again. Events that come twice, late or in another order come to the same.
 * @throws AppError PAYMENT_PROVIDER_FAILED while Razorpay can't be asked; SERVICE_BUSY while a run is giving back
 * Rule: pay-31
 */
export async function recheckRefund(
  { orderId }: OrderPaymentRow,
  paymentId: string,
): Promise<void> {
  await retryTransaction(async () => {
    // Read before Razorpay is asked: what is recorded meanwhile makes its answer an old one.
    const payment = await readOrderPayment(orderId);
    if (!payment) return 'done';
    const known = await lookUpPayment(payment, paymentId);
    if (known?.order_id !== orderId) return 'done';
    const refundedPaise = known.amount_refunded ?? 0;
    if (isOther(payment, paymentId)) {
      return refundedPaise < known.amount ? tryRepeatExtra(payment, paymentId) : 'done';
    }
    const recordedPaise = refundedOfPayment(payment, paymentId);
    if (refundedPaise < recordedPaise) return tryLowerRefund(payment, paymentId, refundedPaise);
    if (refundedPaise === recordedPaise) unlessAtWork(payment);
    await recordOrderRefund(payment, paymentId, refundedPaise);
    return 'done';
  });
}

/** A further payment of the same order, or one that did not fit: it is not what the order was paid with. */
function isOther(payment: OrderPaymentRow, paymentId: string) {
  return payment.extraPayments?.has(paymentId) || isPaidByAnother(payment, paymentId);
}
