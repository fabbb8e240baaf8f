import { canPayOnline, latePaymentMs } from '@thali/shared/order-payments/online-order';
import type { PaidVia } from '@thali/shared/payments/payment-fields';
import { runOnce } from '../fulfilment/run-once.ts';
import { readOrder } from '../orders/store/orders.table.ts';
import { lookUpPayment } from '../payments/accounts/payment-keys.ts';
import { type OrderPaymentRow, refundedPaiseOf } from '../payments/payment-rows.ts';
import type { ProviderPayment } from '../payments/provider/razorpay-client.ts';
import type { PurposeHandler } from '../payments/purpose-handler.ts';
import { matchesOrder } from '../payments/record-payment.ts';
import { recheckRefund } from './recheck-refund.ts';
import { recordExtraPayment } from './record-extra-payment.ts';
import { settlePayment } from './settle-payment.ts';

/** The effects of a guest's payment to a mess: its order is paid, or the money is refunded. Rule: pay-22 */
export const orderPaymentHandler: PurposeHandler<OrderPaymentRow> = {
  fulfil: (payment, options = {}) => runOnce(payment, options, settlePayment),
  recordRefund,
  recheckRefund,
  recordExtra: (payment, paymentId) => recordExtraPayment(payment, { paymentId }),
  recordMismatched: recordMismatchedPayment,
  checkStopped,
  isAbandoned,
};

/** Whether the order ended or was paid in another way long ago, so that no Checkout of it is open. Rule: pay-43 */
async function isAbandoned({ foodOrderId }: OrderPaymentRow, now: Date): Promise<boolean> {
  const order = await readOrder(foodOrderId);
  if (!order) return true;
  return !canPayOnline(order) && now.getTime() - Date.parse(order.updatedAt) > latePaymentMs;
}

/** An event may be outdated, so it only triggers a check at the provider. Rule: pay-31 */
async function recordRefund(payment: OrderPaymentRow, paymentId: string, refundedPaise: number) {
  if (refundedPaise === refundedPaiseOf(payment, paymentId)) return;
  await recheckRefund(payment, paymentId);
}

/** Continues a stopped refund if the mess has refunded it by hand at Razorpay. */
async function checkStopped(payment: OrderPaymentRow): Promise<void> {
  const { paymentId, step, refundDuePaise = 0, extraPayments = [] } = payment;
  if (step !== 'refund') return;
  for (const extraId of extraPayments) {
    if (!(await isRefundedAtProvider(payment, extraId))) return;
  }
  if (paymentId && refundDuePaise > 0) {
    if (!(await isRefundedAtProvider(payment, paymentId, refundDuePaise))) return;
  }
  await runOnce(payment, { resumes: true }, settlePayment);
}

/** @param duePaise by default the full amount */
async function isRefundedAtProvider(
  payment: OrderPaymentRow,
  paymentId: string,
  duePaise?: number,
): Promise<boolean> {
  const knownPayment = await lookUpPayment(payment, paymentId);
  return (
    knownPayment !== undefined &&
    (knownPayment.amount_refunded ?? 0) >= (duePaise ?? knownPayment.amount)
  );
}

/**
 * Refunds a payment with a wrong amount or currency in full, if Razorpay confirms that it belongs to this payment
 * order. An event alone is no proof.
 * @throws AppError PAYMENT_PROVIDER_FAILED if Razorpay does not answer
 * Rule: pay-39
 */
async function recordMismatchedPayment(
  payment: OrderPaymentRow,
  reported: ProviderPayment,
  via: PaidVia,
): Promise<void> {
  if (payment.extraPayments?.has(reported.id)) return;
  const knownPayment = via === 'webhook' ? await lookUpPayment(payment, reported.id) : reported;
  if (knownPayment?.status !== 'captured' || knownPayment.order_id !== payment.orderId) return;
  if (matchesOrder(payment, knownPayment)) return;
  await recordExtraPayment(payment, { paymentId: knownPayment.id, isMismatched: true });
}
