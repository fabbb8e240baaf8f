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
 * Records the provider's state of one payment attempt. Only a captured payment with the exact amount pays the order.
 * Refunds of another payment do not count. Safe for reordered calls.
 */
export async function recordPayment(
  payment: PaymentRow,
  given: ProviderPayment,
  via: PaidVia,
  handler: PurposeHandler,
): Promise<PaymentOutcome> {
  const { orderId } = payment;
  if (given.status !== 'failed' && !matchesOrder(payment, given)) {
    log.error('payment does not match its order', {
      order_id: orderId,
      payment_id: given.id,
    });
    if (via === 'webhook') count('WebhooksRefused');
    await recordFailedAttempt(orderId, given.id, 'does not fit the order');
    await handler.recordMismatched?.(payment, given, via);
    return 'failed';
  }
  const refundedPaise = given.amount_refunded ?? 0;
  // The refunded total is lower than recorded: a refund failed, or the report is old.
  const isLess = given.id === payment.paymentId && refundedPaise < (payment.refundedPaise ?? 0);
  if (refundedPaise || isLess) await handler.recordRefund(payment, given.id, refundedPaise);
  if (given.status === 'failed') {
    await recordFailedAttempt(orderId, given.id, given.error_reason ?? 'unknown');
    return 'failed';
  }
  if (given.status === 'captured' || given.status === 'refunded') {
    const isKept = given.status === 'captured' && !given.amount_refunded;
    await recordPaid(payment, { paymentId: given.id, via }, isKept ? handler : undefined);
    if (given.status === 'captured') await handler.recordExtra?.(payment, given.id);
    return 'paid';
  }
  if (given.status !== 'authorized') return 'open';
  await recordAuthorized(payment, given.id);
  return 'authorized';
}

export function matchesOrder(
  { orderId, amountPaise }: PaymentRow,
  given: ProviderPayment,
): boolean {
  const { order_id, amount, currency } = given;
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
    const given = await fetchProviderPayment(keys, paymentId);
    return await recordAndCapture(keys, payment, given, 'checkout', handler);
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
  for (const given of await fetchOrderPayments(keys, payment.orderId)) {
    outcomes.add(await recordAndCapture(keys, payment, given, 'reconciliation', handler));
  }
  const ranked: readonly PaymentOutcome[] = ['paid', 'authorized', 'failed'];
  return ranked.find((outcome) => outcomes.has(outcome)) ?? 'open';
}

async function recordAndCapture(
  keys: RazorpayKeys,
  payment: PaymentRow,
  given: ProviderPayment,
  via: PaidVia,
  handler: PurposeHandler,
): Promise<PaymentOutcome> {
  const outcome = await recordPayment(payment, given, via, handler);
  if (outcome !== 'authorized') return outcome;
  return recordPayment(payment, await captureProviderPayment(keys, given), via, handler);
}
