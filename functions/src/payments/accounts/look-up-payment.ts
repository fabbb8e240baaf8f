import { log } from '../../logs/log.ts';
import type { PaymentRow } from '../payment-rows.ts';
import { fetchProviderPayment, type ProviderPayment } from '../provider/razorpay-client.ts';
import { keysOf } from './keys-of.ts';

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
