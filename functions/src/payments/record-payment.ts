import { AppError } from '@thali/shared/http/app-error';
import type { PaidVia } from '@thali/shared/payments/payment-fields';
import { log } from '../log.ts';
import { notePlanRefund } from '../subscriptions/record-plan-refund.ts';
import { noteSettlementRefund } from '../wallet/record-settlement-refund.ts';
import { authorize, pay } from './pay.ts';
import { isSettlementPayment, type PaymentRow } from './payment-rows.ts';
import { noteFailedTry } from './payments.table.ts';
import {
  captureProviderPayment,
  fetchOrderPayments,
  fetchProviderPayment,
  type ProviderPayment,
} from './provider/razorpay-client.ts';
import type { RazorpayKeys } from './provider/razorpay-keys.ts';

export type Settled = 'paid' | 'authorized' | 'failed' | 'open';

/**
 * Notes what the provider says of one try of paying an order. Only money that was captured, of the
 * order's very amount, pays it. Any order of calls comes to the same.
 */
export async function notePayment(
  payment: PaymentRow,
  given: ProviderPayment,
  via: PaidVia,
): Promise<Settled> {
  const { orderId, amountPaise } = payment;
  if (given.amount_refunded) await noteRefundOf(payment, given.id, given.amount_refunded);
  if (given.status === 'failed') {
    await noteFailedTry(orderId, given.id, given.error_reason ?? 'unknown');
    return 'failed';
  }
  if (given.order_id !== orderId || given.amount !== amountPaise || given.currency !== 'INR') {
    log.error('a payment does not fit its order', { order_id: orderId, payment_id: given.id });
    await noteFailedTry(orderId, given.id, 'does not fit the order');
    return 'failed';
  }
  if (given.status === 'captured' || given.status === 'refunded') {
    const isKept = given.status === 'captured' && !given.amount_refunded;
    await pay(payment, { paymentId: given.id, via, isKept });
    return 'paid';
  }
  if (given.status !== 'authorized') return 'open';
  await authorize(payment, given.id);
  return 'authorized';
}

function noteRefundOf(
  payment: PaymentRow,
  paymentId: string,
  refundedPaise: number,
): Promise<void> {
  if (isSettlementPayment(payment)) {
    return noteSettlementRefund(payment.orderId, paymentId, refundedPaise);
  }
  return notePlanRefund(payment, paymentId, refundedPaise);
}

/** Asks the provider about a payment that Checkout signed; does not mind when it has no answer now. */
export async function settleConfirmed(
  keys: RazorpayKeys,
  payment: PaymentRow,
  paymentId: string,
): Promise<Settled> {
  try {
    return await noteAndCapture(
      keys,
      payment,
      await fetchProviderPayment(keys, paymentId),
      'checkout',
    );
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'PAYMENT_PROVIDER_FAILED') throw error;
    log.warn('a confirmed payment could not be looked up', { order_id: payment.orderId, error });
    await authorize(payment, paymentId);
    return 'authorized';
  }
}

/** Asks the provider whether anybody paid an order. */
export async function settleByAsking(keys: RazorpayKeys, payment: PaymentRow): Promise<Settled> {
  const outcomes = new Set<Settled>();
  for (const given of await fetchOrderPayments(keys, payment.orderId)) {
    outcomes.add(await noteAndCapture(keys, payment, given, 'reconciliation'));
  }
  const ranked: readonly Settled[] = ['paid', 'authorized', 'failed'];
  return ranked.find((outcome) => outcomes.has(outcome)) ?? 'open';
}

async function noteAndCapture(
  keys: RazorpayKeys,
  payment: PaymentRow,
  given: ProviderPayment,
  via: PaidVia,
): Promise<Settled> {
  const outcome = await notePayment(payment, given, via);
  if (outcome !== 'authorized') return outcome;
  return notePayment(payment, await captureProviderPayment(keys, given), via);
}
