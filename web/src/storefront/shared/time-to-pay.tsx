import type { Order } from '@thali/shared/orders/order.contract';
import { Clock } from 'lucide-react';
import { useNow } from '../../lib/time/use-now.ts';
import * as texts from './storefront-texts.ts';

/** The time left to pay for an order. Screen readers do not announce each second. */
export function TimeToPay({ order: { awaitsPaymentUntil } }: { order: Order }) {
  const now = useNow(1000);
  if (awaitsPaymentUntil === undefined) return null;
  const timeLeft = timeLeftText(awaitsPaymentUntil, now);
  return (
    <p className="inline-flex items-center gap-1.5 font-semibold text-accent-ink">
      <Clock size={18} />
      <span className="sr-only">{texts.timeLeftToPay}</span>
      <span className="money">{timeLeft}</span>
    </p>
  );
}

/** Minutes and seconds until a time; `0:00` after it. */
export function timeLeftText(until: string, now: Date): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
