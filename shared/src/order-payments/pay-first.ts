import type { PaymentMethod, PaymentSettings } from '../orders/payment-methods.ts';

/** How long a guest has to pay an order that the kitchen gets once it is paid. Rule: pay-20 */
export const payFirstMinutes = 10;

/** When a new order is given up unless it is paid; undefined where the kitchen has it at once. Rule: pay-20 */
export function awaitsPaymentUntil(
  method: PaymentMethod,
  payment: Pick<PaymentSettings, 'policy'> | undefined,
  now: Date,
): string | undefined {
  if (method !== 'online' || payment?.policy !== 'first') return undefined;
  return new Date(now.getTime() + payFirstMinutes * 60_000).toISOString();
}
