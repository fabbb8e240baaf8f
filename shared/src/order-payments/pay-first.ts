import type { PaymentMethod, PaymentSettings } from '../orders/payment-methods.ts';

/** The time for a payment before the order reaches the kitchen. Rule: pay-20 */
export const payFirstMinutes = 10;

/** The payment deadline of a new order; undefined if the order reaches the kitchen at once. Rule: pay-20 */
export function awaitsPaymentUntil(
  method: PaymentMethod,
  payment: Pick<PaymentSettings, 'policy'> | undefined,
  now: Date,
): string | undefined {
  if (method !== 'online' || payment?.policy !== 'first') return undefined;
  return new Date(now.getTime() + payFirstMinutes * 60_000).toISOString();
}
