import { readPaymentKeys } from './accounts/payment-keys.ts';
import type { PaymentRow } from './payment-rows.ts';
import type { PurposeHandler } from './purpose-handler.ts';
import { type PaymentOutcome, reconcilePayment } from './record-payment.ts';

/**
 * Asks the provider for the state of an order and records it. Mock orders, and orders of an account without keys, stay
 * `open`.
 * @throws AppError PAYMENT_PROVIDER_FAILED, SERVICE_BUSY if the provider does not answer
 */
export async function askProvider(
  payment: PaymentRow,
  handler: PurposeHandler,
): Promise<PaymentOutcome> {
  const keys = payment.mode === 'razorpay' ? await readPaymentKeys(payment) : undefined;
  return keys ? reconcilePayment(keys, payment, handler) : 'open';
}
