import type { Order } from '@thali/shared/orders/order.contract';
import { formatDayAndTime } from '../../time/format-time.ts';
import { Card } from '../../ui/card.tsx';
import { statusLabel } from '../../ui/status-badge.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { OrderBill } from './order-bill.tsx';
import { OrderHeadline } from './order-headline.tsx';
import { OrderTimeline } from './order-timeline.tsx';

interface OrderViewProps {
  order: Order;
  isLive: boolean;
  isDown: boolean;
}

export function OrderView({ order, isLive, isDown }: OrderViewProps) {
  usePageTitle(`${statusLabel(order.status)}: your order at ${order.vendorName}`);
  return (
    <div className="grid gap-4 md:grid-cols-2 md:items-start">
      <div className="flex flex-col gap-4">
        <OrderHeadline order={order} />
        <Card className="p-5">
          <div className="mb-4 flex items-center justify-between gap-3">
            <h2 className="font-display text-lg font-bold">Progress</h2>
            {isLive && (
              <span className="inline-flex items-center gap-1.5 text-xs font-semibold text-leaf">
                <span className="size-2 animate-pulse rounded-full bg-current" /> Live
              </span>
            )}
            {isDown && (
              <span className="text-xs font-semibold text-ink-faint">
                Checking every 15 seconds
              </span>
            )}
          </div>
          <OrderTimeline order={order} />
        </Card>
      </div>
      <Card className="p-5">
        <h2 className="font-display text-lg font-bold">{order.vendorName}</h2>
        <p className="mb-4 text-sm text-ink-faint">
          Placed {formatDayAndTime(order.createdAt)} for {order.customerInfo.name}
        </p>
        <OrderBill order={order} />
        <p className="mt-4 text-sm text-ink-faint">
          {order.paymentMethod === 'cod' ? 'Cash on Delivery' : order.paymentMethod}
        </p>
      </Card>
    </div>
  );
}
