import type { PaymentMethod, PaymentSettings } from '../orders/payment-methods.ts';

/** The methods that a new order may name. Before paying first there is no cash. Rule: pay-2 */
export function methodsOf(
  payment: Pick<PaymentSettings, 'accepts' | 'policy'> | undefined,
): readonly PaymentMethod[] {
  if (payment?.accepts === 'upi') return ['cod', 'upi'];
  if (payment?.accepts !== 'online') return ['cod'];
  return payment.policy === 'first' ? ['online'] : ['cod', 'online'];
}
