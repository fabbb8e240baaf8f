import type {
  AcceptedPayments,
  PaymentMethod,
  PaymentSettings,
} from '../orders/payment-methods.ts';

type Payment = Pick<PaymentSettings, 'accepts' | 'policy'> | undefined;

/** The methods besides cash that a mess has switched on. */
export interface MethodSwitches {
  upi: boolean;
  online: boolean;
}

export function toMethodSwitches(
  payment: Pick<PaymentSettings, 'accepts'> | undefined,
): MethodSwitches {
  const { accepts = 'off' } = payment ?? {};
  return {
    upi: accepts === 'upi' || accepts === 'upi_and_online',
    online: accepts === 'online' || accepts === 'upi_and_online',
  };
}

export function toAccepts({ upi, online }: MethodSwitches): AcceptedPayments {
  if (upi) return online ? 'upi_and_online' : 'upi';
  return online ? 'online' : 'off';
}

/** The payment methods for a new order. If guests must pay first, cash is not among them. Rule: pay-2 */
export function paymentMethodsOf(payment: Payment): readonly PaymentMethod[] {
  const { upi, online } = toMethodSwitches(payment);
  const isCash = !online || payment?.policy !== 'first';
  return [
    ...(isCash ? (['cod'] as const) : []),
    ...(upi ? (['upi'] as const) : []),
    ...(online ? (['online'] as const) : []),
  ];
}
