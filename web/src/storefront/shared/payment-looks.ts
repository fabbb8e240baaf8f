import { Ban, Check, CircleHelp, Clock, HandCoins, type LucideIcon, Undo2 } from 'lucide-react';
import type { BadgeTone } from '../../lib/ui/badge.tsx';
import type { PaymentState } from '../../orders/payment/payment-state.ts';

/** The colour and the icon of each state of a payment. */
export const paymentLooks: Record<PaymentState['kind'], [BadgeTone, LucideIcon]> = {
  due: ['accent', HandCoins],
  reported: ['accent', Clock],
  paid: ['leaf', Check],
  refund: ['steel', Undo2],
  none: ['neutral', Ban],
  unknown: ['steel', CircleHelp],
};
