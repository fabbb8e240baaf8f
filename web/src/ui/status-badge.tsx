import type { OrderStatus } from '@thali/shared/orders/order-status';
import { Badge, type BadgeTone } from './badge.tsx';

const looks: Record<OrderStatus, { label: string; tone: BadgeTone }> = {
  pending: { label: 'Pending', tone: 'accent' },
  confirmed: { label: 'Confirmed', tone: 'steel' },
  preparing: { label: 'Preparing', tone: 'accent' },
  ready: { label: 'Ready', tone: 'leaf' },
  completed: { label: 'Completed', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'chilli' },
  expired: { label: 'Expired', tone: 'neutral' },
};

/** The label of an order's status, as every screen words it. Source: spec 2, section 4. */
export function statusLabel(status: OrderStatus): string {
  return looks[status].label;
}

export function StatusBadge({ status }: { status: OrderStatus }) {
  const { label, tone } = looks[status];
  return (
    <Badge tone={tone} icon={<span className="size-1.5 rounded-full bg-current" />}>
      {label}
    </Badge>
  );
}
