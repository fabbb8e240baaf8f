import { runOnce } from '../fulfilment/run-once.ts';
import { type OrderPaymentRow, refundedOfPayment } from '../payments/payment-rows.ts';
import { keysOf } from '../payments/provider/keys-of.ts';
import { fetchProviderPayment } from '../payments/provider/razorpay-client.ts';
import type { PurposeHandler } from '../payments/purpose-handler.ts';
import { recheckRefund } from './recheck-refund.ts';
import { recordExtraPayment } from './record-extra-payment.ts';
import { recordMismatchedPayment } from './record-mismatched-payment.ts';
import { settlePayment } from './settle-payment.ts';

/** What a guest's payment to a mess leads to: its order is paid, or the money goes back. Rule: pay-22 */
export const orderPaymentHandler: PurposeHandler<OrderPaymentRow> = {
  fulfil: (payment, options = {}) => runOnce(payment, options, settlePayment),
  recordRefund,
  recheckRefund,
  recordExtra: (payment, paymentId) => recordExtraPayment(payment, { paymentId }),
  recordMismatched: recordMismatchedPayment,
  checkStopped,
};

/** What an event says may be old by now: it is a reason to ask. Rule: pay-31 */
async function recordRefund(payment: OrderPaymentRow, paymentId: string, refundedPaise: number) {
  if (refundedPaise === refundedOfPayment(payment, paymentId)) return;
  await recheckRefund(payment, paymentId);
}

/** The mess may have given it back at Razorpay by hand meanwhile. */
async function checkStopped(payment: OrderPaymentRow): Promise<void> {
  const { paymentId, step, refundDuePaise = 0, extraPayments = [] } = payment;
  const keys = await keysOf(payment);
  if (!keys || step !== 'refund') return;
  for (const extraId of extraPayments) {
    const { amount, amount_refunded } = await fetchProviderPayment(keys, extraId);
    if ((amount_refunded ?? 0) < amount) return;
  }
  if (paymentId && refundDuePaise > 0) {
    const { amount_refunded } = await fetchProviderPayment(keys, paymentId);
    if ((amount_refunded ?? 0) < refundDuePaise) return;
  }
  await runOnce(payment, { resumes: true }, settlePayment);
}
