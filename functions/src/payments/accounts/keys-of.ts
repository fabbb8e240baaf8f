import { log } from '../../logs/log.ts';
import { isOrderPayment, type OrderPaymentRow, type PaymentRow } from '../payment-rows.ts';
import { fetchProviderPayment, type ProviderPayment } from '../provider/razorpay-client.ts';
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

/**
 * A payment as Razorpay has it; undefined where nobody has the keys of its account any more.
 * @throws AppError PAYMENT_PROVIDER_FAILED, SERVICE_BUSY while it can't be asked
 */
export async function lookUpPayment(
  payment: PaymentRow,
  paymentId: string,
): Promise<ProviderPayment | undefined> {
  const keys = await keysOf(payment);
  if (keys) return fetchProviderPayment(keys, paymentId);
  log.warn('a payment can not be looked up without keys', { order_id: payment.orderId });
  return undefined;
}
