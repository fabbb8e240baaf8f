import { log } from '../logs/log.ts';
import { type OrderPaymentRow, refundedOfPayment } from '../payments/payment-rows.ts';
import { readOrderPayment } from '../payments/payments.table.ts';
import { keysOf } from '../payments/provider/keys-of.ts';
import { fetchProviderPayment } from '../payments/provider/razorpay-client.ts';
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
    const keys = await keysOf(payment);
    if (!keys) {
      log.warn('a refund can not be looked up without keys', { order_id: orderId });
      return 'done';
    }
    const { order_id, amount, amount_refunded } = await fetchProviderPayment(keys, paymentId);
    if (order_id !== orderId) return 'done';
    const refundedPaise = amount_refunded ?? 0;
    if (isOther(payment, paymentId)) {
      return refundedPaise < amount ? tryRepeatExtra(payment, paymentId) : 'done';
    }
    const recordedPaise = refundedOfPayment(payment, paymentId);
    if (refundedPaise < recordedPaise) return tryLowerRefund(payment, paymentId, refundedPaise);
    if (refundedPaise === recordedPaise) unlessAtWork(payment);
    await recordOrderRefund(payment, paymentId, refundedPaise);
    return 'done';
  });
}

/** A further payment of the same order, or one that did not fit: it is not what the order was paid with. */
function isOther({ status, paymentId: paidBy, extraPayments }: OrderPaymentRow, paymentId: string) {
  return extraPayments?.has(paymentId) || (status === 'paid' && paidBy !== paymentId);
}
