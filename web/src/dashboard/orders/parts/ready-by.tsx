import { statusFacts } from '@thali/shared/orders/order-status';
import { Clock, TriangleAlert } from 'lucide-react';
import { useNow } from '../../../lib/time/use-now.ts';
import type { Order } from '../order-list.ts';
import { clockTime, isLate, paceMs } from '../order-times.ts';

interface ReadyByProps {
  order: Pick<Order, 'status' | 'estimatedReadyTime'>;
}

/** What the customer was promised, for as long as it is still to be kept. */
export function ReadyBy({ order }: ReadyByProps) {
  const now = useNow(paceMs).getTime();
  const { status, estimatedReadyTime } = order;
  if (!estimatedReadyTime || !statusFacts[status].isCooking) return null;
  const isOver = isLate(order, now);
  const Icon = isOver ? TriangleAlert : Clock;
  return (
    <p
      className={
        isOver
          ? 'flex items-center gap-1.5 font-bold text-chilli'
          : 'flex items-center gap-1.5 font-semibold text-ink-soft'
      }
    >
      <Icon size={16} aria-hidden="true" className="shrink-0" />
      {isOver ? 'Promised for' : 'Ready by'}{' '}
      <time dateTime={estimatedReadyTime}>{clockTime(estimatedReadyTime, now)}</time>
    </p>
  );
}
