import type { PaidVia } from '@thali/shared/payments/payment-fields';
import { log } from '../logs/log.ts';
import { count } from '../metrics/metrics.ts';
import type { PaymentRow } from './payment-rows.ts';
import { recordFailedAttempt } from './payments.table.ts';
import { isProviderFailure } from './provider/provider-failures.ts';
import {
  captureProviderPayment,
  fetchOrderPayments,
  fetchProviderPayment,
  type ProviderPayment,
} from './provider/razorpay-client.ts';
import type { RazorpayKeys } from './provider/razorpay-keys.ts';
import type { PurposeHandler } from './purpose-handler.ts';
import { recordAuthorized, recordPaid } from './record-paid.ts';

export type PaymentOutcome = 'paid' | 'authorized' | 'failed' | 'open';

/**
 * Records the provider's state of a payment attempt. Only a captured payment with the exact amount pays the order.
 * Ignores refunds of other payments. Safe for reordered calls.
 */
export async function recordPayment(
  payment: PaymentRow,
  reported: ProviderPayment,
  via: PaidVia,
  handler: PurposeHandler,
): Promise<PaymentOutcome> {
  const { orderId } = payment;
  if (reported.status !== 'failed' && !matchesOrder(payment, reported)) {
    log.error('payment does not match its order', {
      order_id: orderId,
      payment_id: reported.id,
    });
    if (via === 'webhook') count('WebhooksRefused');
    await recordFailedAttempt(orderId, reported.id, 'amount or currency does not match the order');
    await handler.recordMismatched?.(payment, reported, via);
    return 'failed';
  }
  const refundedPaise = reported.amount_refunded ?? 0;
  // A lower total than recorded means that a refund failed or the report is outdated.
  const isLower = reported.id === payment.paymentId && refundedPaise < (payment.refundedPaise ?? 0);
  if (refundedPaise || isLower) await handler.recordRefund(payment, reported.id, refundedPaise);
  if (reported.status === 'failed') {
    await recordFailedAttempt(orderId, reported.id, reported.error_reason ?? 'unknown');
    return 'failed';
  }
  if (reported.status === 'captured' || reported.status === 'refunded') {
    const isUnrefunded = reported.status === 'captured' && !reported.amount_refunded;
    await recordPaid(payment, { paymentId: reported.id, via }, isUnrefunded ? handler : undefined);
    if (reported.status === 'captured') await handler.recordExtra?.(payment, reported.id);
    return 'paid';
  }
  if (reported.status !== 'authorized') return 'open';
  await recordAuthorized(payment, reported.id);
  return 'authorized';
}

export function matchesOrder(
  { orderId, amountPaise }: PaymentRow,
  reported: ProviderPayment,
): boolean {
  const { order_id, amount, currency } = reported;
  return order_id === orderId && amount === amountPaise && currency === 'INR';
}

/** Reads and records a payment that Checkout signed. While the provider fails, the payment counts as authorized. */
export async function recordConfirmedPayment(
  keys: RazorpayKeys,
  payment: PaymentRow,
  paymentId: string,
  handler: PurposeHandler,
): Promise<PaymentOutcome> {
  try {
    const reported = await fetchProviderPayment(keys, paymentId);
    return await recordAndCapture(keys, payment, reported, 'checkout', handler);
  } catch (error) {
    if (!isProviderFailure(error)) throw error;
    log.warn('confirmed payment not looked up', { order_id: payment.orderId, error });
    await recordAuthorized(payment, paymentId);
    return 'authorized';
  }
}

/** Asks the provider for all payment attempts of an order and records them. */
export async function reconcilePayment(
  keys: RazorpayKeys,
  payment: PaymentRow,
  handler: PurposeHandler,
): Promise<PaymentOutcome> {
  const outcomes = new Set<PaymentOutcome>();
  for (const reported of await fetchOrderPayments(keys, payment.orderId)) {
    outcomes.add(await recordAndCapture(keys, payment, reported, 'reconciliation', handler));
  }
  const ranked: readonly PaymentOutcome[] = ['paid', 'authorized', 'failed'];
  return ranked.find((outcome) => outcomes.has(outcome)) ?? 'open';
}

async function recordAndCapture(
  keys: RazorpayKeys,
  payment: PaymentRow,
  reported: ProviderPayment,
  via: PaidVia,
  handler: PurposeHandler,
): Promise<PaymentOutcome> {
  const outcome = await recordPayment(payment, reported, via, handler);
  if (outcome !== 'authorized') return outcome;
  return recordPayment(payment, await captureProviderPayment(keys, reported), via, handler);
}
