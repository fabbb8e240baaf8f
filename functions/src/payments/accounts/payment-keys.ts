import { log } from '../../logs/log.ts';
import { isOrderPayment, type OrderPaymentRow, type PaymentRow } from '../payment-rows.ts';
import {
  fetchOrderPayments,
  fetchProviderPayment,
  isQrCode,
  type ProviderPayment,
} from '../provider/razorpay-client.ts';
import { type RazorpayKeys, readRazorpayKeys } from '../provider/razorpay-keys.ts';
import { readAccountKeys, readWorkingKeys } from './account-keys.ts';

/**
 * The keys to ask the provider about a payment: the platform's keys, or the keys of the mess's account that received
 * the payment.
 */
export async function readPaymentKeys(payment: PaymentRow): Promise<RazorpayKeys | undefined> {
  return isOrderPayment(payment)
    ? readWorkingKeys(payment.vendorId, payment.keyId)
    : readRazorpayKeys();
}

/** Whether the account that received a guest's payment made the signature. */
export async function isSignedFor(
  payment: OrderPaymentRow,
  isSignedWith: (keys: RazorpayKeys) => boolean,
): Promise<boolean> {
  const keys = await readAccountKeys(payment.vendorId, payment.keyId);
  return keys !== undefined && isSignedWith(keys);
}

/**
 * Reads a payment from Razorpay. Undefined if the keys of its account were removed.
 * @throws AppError PAYMENT_PROVIDER_FAILED, SERVICE_BUSY if Razorpay does not answer
 */
export async function lookUpPayment(
  payment: PaymentRow,
  paymentId: string,
): Promise<ProviderPayment | undefined> {
  const keys = await readPaymentKeys(payment);
  if (keys && isQrCode(payment.orderId)) {
    return (await fetchOrderPayments(keys, payment.orderId)).find(({ id }) => id === paymentId);
  }
  if (keys) return fetchProviderPayment(keys, paymentId);
  log.warn('payment not looked up: no keys for its account', { order_id: payment.orderId });
  return undefined;
}
