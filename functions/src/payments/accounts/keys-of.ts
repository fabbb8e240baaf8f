import { isOrderPayment, type OrderPaymentRow, type PaymentRow } from '../payment-rows.ts';
import { type RazorpayKeys, razorpayKeys } from '../provider/razorpay-keys.ts';
import { accountKeys, workingKeys } from './account-keys.ts';

/** The keys to ask about a payment with: the platform's, or those of the mess's account that it went to. */
export async function keysOf(payment: PaymentRow): Promise<RazorpayKeys | undefined> {
  return isOrderPayment(payment) ? workingKeys(payment.vendorId, payment.keyId) : razorpayKeys();
}

/** Whether what came with a guest's payment was signed by the account that it went to. */
export async function isSignedFor(
  payment: OrderPaymentRow,
  isRight: (keys: RazorpayKeys) => boolean,
): Promise<boolean> {
  const keys = await accountKeys(payment.vendorId, payment.keyId);
  return keys !== undefined && isRight(keys);
}
