import type { PaidVia } from '@thali/shared/payments/payment-fields';
import { lookUpPayment } from '../payments/accounts/look-up-payment.ts';
import type { OrderPaymentRow } from '../payments/payment-rows.ts';
import type { ProviderPayment } from '../payments/provider/razorpay-client.ts';
import { isFitting } from '../payments/record-payment.ts';
import { recordExtraPayment } from './record-extra-payment.ts';

/**
 * A payment of another amount or currency pays nothing. Where Razorpay itself says that the money was taken for this very
 * payment order, it goes back in full; an event is only a reason to ask.
 * @throws AppError PAYMENT_PROVIDER_FAILED while Razorpay can't be asked about an event
 * Rule: pay-39
 */
export async function recordMismatchedPayment(
  payment: OrderPaymentRow,
  given: ProviderPayment,
  via: PaidVia,
): Promise<void> {
  if (payment.extraPayments?.has(given.id)) return;
  const known = via === 'webhook' ? await lookUpPayment(payment, given.id) : given;
  if (known?.status !== 'captured' || known.order_id !== payment.orderId) return;
  if (isFitting(payment, known)) return;
  await recordExtraPayment(payment, { paymentId: known.id, isMismatched: true });
}
