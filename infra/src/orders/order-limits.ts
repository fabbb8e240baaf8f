import { wholeNumber } from '../whole-number.ts';

/** What one caller may order in ten minutes, and from when on a mess asks for codes; as whole numbers. */
export interface OrderLimits {
  unprovenPerPhone: string;
  unprovenPerAddress: string;
  unprovenPortions: string;
  unprovenWaiting: string;
  perProvenPhone: string;
}

/** From `-c ordersUnprovenPerPhone=…` and so on; the names are listed in docs/architecture.md. */
export function readOrderLimits(context: (name: string) => string | undefined): OrderLimits {
  const whole = (name: string, standard: string) => wholeNumber(context, name, standard);
  return {
    unprovenPerPhone: whole('ordersUnprovenPerPhone', '4'),
    unprovenPerAddress: whole('ordersUnprovenPerAddress', '60'),
    unprovenPortions: whole('ordersUnprovenPortions', '5'),
    unprovenWaiting: whole('ordersUnprovenWaiting', '40'),
    perProvenPhone: whole('ordersPerProvenPhone', '12'),
  };
}
