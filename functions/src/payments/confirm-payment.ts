import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { confirmPayment as contract } from '@thali/shared/payments/confirm-payment.contract';
import { isMockOrder } from '@thali/shared/payments/payment-fields';
import type { Actor } from '../http/actor.ts';
import { addLogKeys } from '../logs/log-context.ts';
import { isSignedFor, readPaymentKeys } from './accounts/payment-keys.ts';
import { fulfilWithin } from './fulfil-within.ts';
import { isOrderPayment, isRefunded, type PaymentRow } from './payment-rows.ts';
import { readPayment } from './payments.table.ts';
import {
  isPlatformSignature,
  type RazorpayKeys,
  readRazorpayKeys,
} from './provider/razorpay-keys.ts';
import { isCheckoutSignature } from './provider/signatures.ts';
import { handlerOf, type PurposeHandlers } from './purpose-handler.ts';
import { recordPaid } from './record-paid.ts';
import { recordConfirmedPayment } from './record-payment.ts';
import { sessionTokenOf } from './session-token.ts';

/** Short, because the browser waits for the answer. */
const maxFulfilmentMs = 8000;

/**
 * Confirms a payment after Checkout. A deployment with Razorpay keys accepts only real orders, and a deployment without
 * keys only mock orders. A valid signature guarantees fulfilment, so the answer is success even if this call runs out
 * of time: the webhook or the job does the rest.
 */
export async function confirmPayment(
  _actor: Actor,
  { body }: InputOf<typeof contract>,
  handlers: PurposeHandlers,
): Promise<OutputOf<typeof contract>> {
  const orderId = body.razorpayOrderId;
  const paymentId = body.razorpayPaymentId;
  const payment = await readPayment(orderId);
  const claim = { orderId, paymentId, signature: body.razorpaySignature };
  if (!(await isConfirmed(payment, claim))) throw paymentNotValid();
  if (!payment) throw new AppError('PAYMENT_NOT_FOUND', 'Payment processing failed');
  addLogKeys({ vendor_id: payment.vendorId });
  const keys = await readPaymentKeys(payment);
  if (payment.mode !== (keys ? 'razorpay' : 'mock')) throw paymentNotValid();
  if (payment.status !== 'paid' || isRefunded(payment) || isOtherPayment(payment, paymentId)) {
    await recordConfirmation(payment, paymentId, keys, handlers);
  }
  await fulfilWithin(payment, maxFulfilmentMs, handlerOf(handlers, payment));
  return { success: true, sessionToken: await sessionTokenOf(orderId) };
}

/** Whether the guest paid a food order twice. The extra payment is refunded. */
function isOtherPayment(payment: PaymentRow, paymentId: string): boolean {
  return isOrderPayment(payment) && payment.paymentId !== paymentId;
}

/** A mess's secret signs guests' payments to the mess; the platform's secret signs all other payments. Rule: pay-6 */
async function isConfirmed(
  payment: PaymentRow | undefined,
  claim: Parameters<typeof isCheckoutSignature>[1],
): Promise<boolean> {
  const isSigned = (keys: RazorpayKeys) => isCheckoutSignature(keys, claim);
  if (payment && isOrderPayment(payment)) return isSignedFor(payment, isSigned);
  return (await readRazorpayKeys()) ? isPlatformSignature(isSigned) : isMockOrder(claim.orderId);
}

async function recordConfirmation(
  payment: PaymentRow,
  paymentId: string,
  keys: RazorpayKeys | undefined,
  handlers: PurposeHandlers,
): Promise<void> {
  if (!keys) {
    await recordPaid(payment, { paymentId, via: 'mock' });
    return;
  }
  const handler = handlerOf(handlers, payment);
  const outcome = await recordConfirmedPayment(keys, payment, paymentId, handler);
  if (outcome === 'failed')
    throw (await isBeingRefunded(payment, paymentId)) ? paymentMismatched() : paymentNotValid();
}

async function isBeingRefunded(payment: PaymentRow, paymentId: string): Promise<boolean> {
  const after = isOrderPayment(payment) ? await readPayment(payment.orderId) : undefined;
  return after !== undefined && isOrderPayment(after) && !!after.extraPayments?.has(paymentId);
}

/** Rule: pay-39 */
function paymentMismatched(): AppError {
  const message = 'Your payment did not match the bill and goes back to you.';
  return new AppError('PAYMENT_NOT_VALID', message);
}

/** Rule: plans-11 */
function paymentNotValid(): AppError {
  return new AppError('PAYMENT_NOT_VALID', 'Payment failed. Please try again.');
}
