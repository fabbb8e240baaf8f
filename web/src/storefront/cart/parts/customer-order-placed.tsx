import { shortOrderNumber } from '@thali/shared/ids/order-id';
import type { Order } from '@thali/shared/orders/order.contract';
import { Button } from '../../../lib/ui/button.tsx';
import { OrderPlaced } from './order-placed.tsx';

interface CustomerOrderPlacedProps {
  order: Order;
  onViewOrders: () => void;
  onBack: () => void;
}

export function CustomerOrderPlaced({ order, onViewOrders, onBack }: CustomerOrderPlacedProps) {
  return (
    <OrderPlaced order={order} onLeave={onBack}>
      <p className="rounded-full border border-dashed border-line-strong bg-surface px-5 py-2 text-sm text-ink-soft">
        Order{' '}
        <strong className="money text-lg tracking-wider text-ink">
          {shortOrderNumber(order.id)}
        </strong>
      </p>
      <div className="flex w-full flex-col gap-3">
        <Button size="large" isFullWidth onClick={onViewOrders}>
          View My Orders
        </Button>
        <Button variant="secondary" isFullWidth onClick={onBack}>
          Back to Menu
        </Button>
      </div>
    </OrderPlaced>
  );
}
