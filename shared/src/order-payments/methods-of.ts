import type { PaymentMethod, PaymentSettings } from '../orders/payment-methods.ts';

/** The payment methods for a new order. If guests must pay first, cash is not among them. Rule: pay-2 */
export function paymentMethodsOf(
  payment: Pick<PaymentSettings, 'accepts' | 'policy'> | undefined,
): readonly PaymentMethod[] {
  if (payment?.accepts === 'upi') return ['cod', 'upi'];
  if (payment?.accepts !== 'online') return ['cod'];
  return payment.policy === 'first' ? ['online'] : ['cod', 'online'];
}
