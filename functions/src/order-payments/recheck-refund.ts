import { log } from '../logs/log.ts';
import { isOrderPayment, type OrderPaymentRow } from '../payments/payment-rows.ts';
import { readPayment } from '../payments/payments.table.ts';
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
    const payment = await readPayment(orderId);
    if (!payment || !isOrderPayment(payment)) return 'done';
    const keys = await keysOf(payment);
    if (!keys) {
      log.warn('a refund can not be looked up without keys', { order_id: orderId });
      return 'done';
    }
    const { order_id, amount, amount_refunded } = await fetchProviderPayment(keys, paymentId);
    if (order_id !== orderId) return 'done';
    const refundedPaise = amount_refunded ?? 0;
    if (payment.status === 'paid' && payment.paymentId !== paymentId) {
      return refundedPaise < amount ? tryRepeatExtra(payment, paymentId) : 'done';
    }
    const recordedPaise = payment.refundedPaise ?? 0;
    if (refundedPaise < recordedPaise) return tryLowerRefund(payment, paymentId, refundedPaise);
    if (refundedPaise === recordedPaise) unlessAtWork(payment);
    await recordOrderRefund(payment, paymentId, refundedPaise);
    return 'done';
  });
}
