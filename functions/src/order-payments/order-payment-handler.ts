import { runOnce } from '../fulfilment/run-once.ts';
import type { OrderPaymentRow } from '../payments/payment-rows.ts';
import { keysOf } from '../payments/provider/keys-of.ts';
import { fetchProviderPayment } from '../payments/provider/razorpay-client.ts';
import type { PurposeHandler } from '../payments/purpose-handler.ts';
import { recordExtraPayment } from './record-extra-payment.ts';
import { recordFailedRefund } from './record-failed-refund.ts';
import { recordOrderRefund } from './record-order-refund.ts';
import { settlePayment } from './settle-payment.ts';

/** What a guest's payment to a mess leads to: its order is paid, or the money goes back. Rule: pay-22 */
export const orderPaymentHandler: PurposeHandler<OrderPaymentRow> = {
  fulfil: (payment, options = {}) => runOnce(payment, options, settlePayment),
  recordRefund: recordOrderRefund,
  recordFailedRefund,
  recordExtra: recordExtraPayment,
  checkStopped,
};

/** The mess may have given it back at Razorpay by hand meanwhile. */
async function checkStopped(payment: OrderPaymentRow): Promise<void> {
  const { paymentId, step, refundDuePaise = 0, extraPayments } = payment;
  const keys = await keysOf(payment);
  if (!keys || !paymentId || step !== 'refund' || extraPayments) return;
  const { amount_refunded } = await fetchProviderPayment(keys, paymentId);
  if ((amount_refunded ?? 0) < refundDuePaise) return;
  await runOnce(payment, { resumes: true }, settlePayment);
}
