import type { Order } from '@thali/shared/orders/order.contract';
import { Clock } from 'lucide-react';
import { useNow } from '../../lib/time/use-now.ts';
import { timeLeftText } from './time-left-text.ts';

/** How long an order waits for its payment. Not read out with each second. */
export function TimeToPay({ order: { awaitsPaymentUntil } }: { order: Order }) {
  const now = useNow(1000);
  if (awaitsPaymentUntil === undefined) return null;
  const left = timeLeftText(awaitsPaymentUntil, now);
  return (
    <p className="inline-flex items-center gap-1.5 font-semibold text-accent-ink">
      <Clock size={18} />
      <span className="sr-only">Time left to pay: </span>
      <span className="money">{left}</span>
    </p>
  );
}
