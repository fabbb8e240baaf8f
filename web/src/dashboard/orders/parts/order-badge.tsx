import { cancelReasonText } from '@thali/shared/order-payments/online-order';
import { slotText } from '@thali/shared/pre-orders/pre-order-texts';
import { Clock } from 'lucide-react';
import { useNow } from '../../../lib/time/use-now.ts';
import { Badge } from '../../../lib/ui/badge.tsx';
import { StatusBadge } from '../../../lib/ui/status-badge.tsx';
import { useIsLater } from '../later.tsx';
import type { Order } from '../order-list.ts';

/** The status of an order. A pre-order reads 'Later' until the kitchen begins with it. */
export function OrderBadge({ order }: { order: Order }) {
  const isLater = useIsLater();
  const now = useNow();
  if (!isLater(order)) {
    return <StatusBadge status={order.status} reason={cancelReasonText(order)} />;
  }
  return (
    <span className="inline-flex flex-col">
      <span>
        <Badge icon={<Clock size={13} strokeWidth={2.5} />}>Later</Badge>
      </span>
      <span className="text-xs whitespace-nowrap text-ink-soft">
        {slotText(order.mealName ?? '', order.readyFor ?? '', now).trim()}
      </span>
    </span>
  );
}
