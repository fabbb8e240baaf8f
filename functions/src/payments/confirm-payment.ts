import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { confirmPayment as contract } from '@thali/shared/payments/confirm-payment.contract';
import { isMockOrder } from '@thali/shared/payments/payment-fields';
import type { Actor } from '../http/actor.ts';
import { noteForLog } from '../invocations/running.ts';
import { provisionWithin } from './fulfil-within.ts';
import { pay } from './pay.ts';
import { isRefunded, type PaymentRow } from './payment-rows.ts';
import { readPayment } from './payments.table.ts';
import { isSignedByUs, type RazorpayKeys, razorpayKeys } from './provider/razorpay-keys.ts';
import { isCheckoutSignature } from './provider/signatures.ts';
import { settleConfirmed } from './record-payment.ts';
import { sessionTokenOf } from './session-token.ts';

/** A browser waits for it. */
const provisioningMs = 8000;

/**
 * The browser is back from Checkout. Only a mock deployment takes mock orders, and only one with keys
 * takes the others. Once the signature was right the payment is on its way whatever happens here, so the
 * answer says so; the webhook or the job does what is left.
 */
export async function confirmPayment(
  _actor: Actor,
  { body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const keys = await razorpayKeys();
  const orderId = body.razorpayOrderId;
  const paymentId = body.razorpayPaymentId;
  const claim = { orderId, paymentId, signature: body.razorpaySignature };
  const isRight = keys
    ? await isSignedByUs((known) => isCheckoutSignature(known, claim))
    : isMockOrder(orderId);
  if (!isRight) throw notValid();
  const payment = await readPayment(orderId);
  if (!payment) throw new AppError('PAYMENT_NOT_FOUND', 'Payment processing failed');
  noteForLog({ vendor_id: payment.vendorId });
  if (payment.mode !== (keys ? 'razorpay' : 'mock')) throw notValid();
  if (payment.status !== 'paid' || isRefunded(payment)) await settle(payment, paymentId, keys);
  await provisionWithin(orderId, provisioningMs);
  return { success: true, sessionToken: await sessionTokenOf(orderId) };
}

async function settle(
  payment: PaymentRow,
  paymentId: string,
  keys: RazorpayKeys | undefined,
): Promise<void> {
  if (!keys) {
    await pay(payment, { paymentId, via: 'mock' });
    return;
  }
  if ((await settleConfirmed(keys, payment, paymentId)) === 'failed') throw notValid();
}

/** Spec 1, section 8. */
function notValid(): AppError {
  return new AppError('PAYMENT_NOT_VALID', 'Payment failed. Please try again.');
}
