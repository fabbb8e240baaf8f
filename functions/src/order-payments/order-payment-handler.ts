import { runOnce } from '../fulfilment/run-once.ts';
import type { OrderPaymentRow } from '../payments/payment-rows.ts';
import { keysOf } from '../payments/provider/keys-of.ts';
import { fetchProviderPayment } from '../payments/provider/razorpay-client.ts';
import type { PurposeHandler } from '../payments/purpose-handler.ts';
import { recheckRefund } from './recheck-refund.ts';
import { recordExtraPayment } from './record-extra-payment.ts';
import { settlePayment } from './settle-payment.ts';

/** What a guest's payment to a mess leads to: its order is paid, or the money goes back. Rule: pay-22 */
export const orderPaymentHandler: PurposeHandler<OrderPaymentRow> = {
  fulfil: (payment, options = {}) => runOnce(payment, options, settlePayment),
  recordRefund,
  recheckRefund,
  recordExtra: recordExtraPayment,
  checkStopped,
};

/** What an event says may be old by now: it is a reason to ask. Rule: pay-31 */
async function recordRefund(payment: OrderPaymentRow, paymentId: string, refundedPaise: number) {
  if (refundedPaise === (payment.refundedPaise ?? 0)) return;
  await recheckRefund(payment, paymentId);
}

/** The mess may have given it back at Razorpay by hand meanwhile. */
async function checkStopped(payment: OrderPaymentRow): Promise<void> {
  const { paymentId, step, refundDuePaise = 0, extraPayments } = payment;
  const keys = await keysOf(payment);
  if (!keys || !paymentId || step !== 'refund' || extraPayments) return;
  const { amount_refunded } = await fetchProviderPayment(keys, paymentId);
  if ((amount_refunded ?? 0) < refundDuePaise) return;
  await runOnce(payment, { resumes: true }, settlePayment);
}
