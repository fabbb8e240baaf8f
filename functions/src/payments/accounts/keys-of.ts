import { log } from '../../logs/log.ts';
import { isOrderPayment, type OrderPaymentRow, type PaymentRow } from '../payment-rows.ts';
import { fetchProviderPayment, type ProviderPayment } from '../provider/razorpay-client.ts';
import { type RazorpayKeys, readRazorpayKeys } from '../provider/razorpay-keys.ts';
import { readAccountKeys, readWorkingKeys } from './account-keys.ts';

/** The keys to ask about a payment: the platform's, or those of the receiving mess account. */
export async function readKeysOf(payment: PaymentRow): Promise<RazorpayKeys | undefined> {
  return isOrderPayment(payment)
    ? readWorkingKeys(payment.vendorId, payment.keyId)
    : readRazorpayKeys();
}

/** Whether the account that received a guest's payment made the signature. */
export async function isSignedFor(
  payment: OrderPaymentRow,
  isRight: (keys: RazorpayKeys) => boolean,
): Promise<boolean> {
  const keys = await readAccountKeys(payment.vendorId, payment.keyId);
  return keys !== undefined && isRight(keys);
}

/**
 * Reads a payment from Razorpay. Undefined if the keys of its account are gone.
 * @throws AppError PAYMENT_PROVIDER_FAILED, SERVICE_BUSY while it cannot be asked
 */
export async function lookUpPayment(
  payment: PaymentRow,
  paymentId: string,
): Promise<ProviderPayment | undefined> {
  const keys = await readKeysOf(payment);
  if (keys) return fetchProviderPayment(keys, paymentId);
  log.warn('payment not looked up: no keys for its account', { order_id: payment.orderId });
  return undefined;
}
