import { accountKeys } from '../accounts/account-keys.ts';
import { isOrderPayment, type PaymentRow } from '../payment-rows.ts';
import { isSignedByUs, type RazorpayKeys, razorpayKeys } from './razorpay-keys.ts';

/** The keys to ask about a payment with: the platform's, or those of the mess's account that it went to. */
export async function keysOf(payment: PaymentRow): Promise<RazorpayKeys | undefined> {
  return isOrderPayment(payment) ? accountKeys(payment.vendorId, payment.keyId) : razorpayKeys();
}

/** Whether what came with a payment was signed by the account that it went to. */
export async function isSignedFor(
  payment: PaymentRow,
  isRight: (keys: RazorpayKeys) => boolean,
): Promise<boolean> {
  if (!isOrderPayment(payment)) return isSignedByUs(isRight);
  const keys = await keysOf(payment);
  return keys !== undefined && isRight(keys);
}
