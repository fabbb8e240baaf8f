import type {
  AcceptedPayments,
  PaymentMethod,
  PaymentSettings,
} from '../orders/payment-methods.ts';

type Payment = Pick<PaymentSettings, 'accepts' | 'policy'> | undefined;

/** The methods besides cash that a mess has switched on. */
export interface SwitchedMethods {
  upi: boolean;
  online: boolean;
}

export function switchedMethods(
  payment: Pick<PaymentSettings, 'accepts'> | undefined,
): SwitchedMethods {
  const { accepts = 'off' } = payment ?? {};
  return {
    upi: accepts === 'upi' || accepts === 'upi_and_online',
    online: accepts === 'online' || accepts === 'upi_and_online',
  };
}

export function toAccepts({ upi, online }: SwitchedMethods): AcceptedPayments {
  if (upi) return online ? 'upi_and_online' : 'upi';
  return online ? 'online' : 'off';
}

/** The payment methods for a new order. If guests must pay first, cash is not among them. Rule: pay-2 */
export function paymentMethodsOf(payment: Payment): readonly PaymentMethod[] {
  const { upi, online } = switchedMethods(payment);
  const isCash = !online || payment?.policy !== 'first';
  return [
    ...(isCash ? (['cod'] as const) : []),
    ...(upi ? (['upi'] as const) : []),
    ...(online ? (['online'] as const) : []),
  ];
}
