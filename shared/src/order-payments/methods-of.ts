import type { PaymentMethod, PaymentSettings } from '../orders/payment-methods.ts';

/** The payment methods of a new order. If the guest must pay first, cash is not offered. Rule: pay-2 */
export function methodsOf(
  payment: Pick<PaymentSettings, 'accepts' | 'policy'> | undefined,
): readonly PaymentMethod[] {
  if (payment?.accepts === 'upi') return ['cod', 'upi'];
  if (payment?.accepts !== 'online') return ['cod'];
  return payment.policy === 'first' ? ['online'] : ['cod', 'online'];
}
