import type { OrderPaymentRow } from '../payments/payment-rows.ts';
import { keysOf } from '../payments/provider/keys-of.ts';
import { fetchProviderPayment } from '../payments/provider/razorpay-client.ts';
import type { RazorpayKeys } from '../payments/provider/razorpay-keys.ts';

/** What Razorpay has given back of a payment by now. */
export async function givenBackPaise(keys: RazorpayKeys, paymentId: string): Promise<number> {
  return (await fetchProviderPayment(keys, paymentId)).amount_refunded ?? 0;
}

/** The same of a guest's payment; undefined where the keys of its account are gone. */
export async function givenBackNow(
  payment: OrderPaymentRow,
  paymentId: string,
): Promise<number | undefined> {
  const keys = await keysOf(payment);
  return keys && givenBackPaise(keys, paymentId);
}
