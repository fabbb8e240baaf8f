import { keysOf } from './accounts/keys-of.ts';
import type { PaymentRow } from './payment-rows.ts';
import type { PurposeHandler } from './purpose-handler.ts';
import { type PaymentOutcome, reconcilePayment } from './record-payment.ts';

/**
 * Asks the provider what became of an order, and records it. `open` also of a mock, and where nobody has the keys of its
 * account any more.
 * @throws AppError PAYMENT_PROVIDER_FAILED, SERVICE_BUSY while it can't be asked
 */
export async function askProvider(
  payment: PaymentRow,
  handler: PurposeHandler,
): Promise<PaymentOutcome> {
  const keys = payment.mode === 'razorpay' ? await keysOf(payment) : undefined;
  return keys ? reconcilePayment(keys, payment, handler) : 'open';
}
