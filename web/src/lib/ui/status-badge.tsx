import type { OrderStatus } from '@thali/shared/orders/order-status';
import {
  BellRing,
  Check,
  CheckCheck,
  CookingPot,
  Hourglass,
  type LucideIcon,
  PackageCheck,
  X,
} from 'lucide-react';
import { Badge, type BadgeTone } from './badge.tsx';

/** Each with a shape of its own, so that a list can be scanned without reading or colours. */
const looks: Record<OrderStatus, { label: string; tone: BadgeTone; Icon: LucideIcon }> = {
  pending: { label: 'Pending', tone: 'accent', Icon: BellRing },
  confirmed: { label: 'Confirmed', tone: 'steel', Icon: Check },
  preparing: { label: 'Preparing', tone: 'accent', Icon: CookingPot },
  ready: { label: 'Ready', tone: 'leaf', Icon: PackageCheck },
  completed: { label: 'Completed', tone: 'neutral', Icon: CheckCheck },
  cancelled: { label: 'Cancelled', tone: 'chilli', Icon: X },
  expired: { label: 'Expired', tone: 'neutral', Icon: Hourglass },
};

/** The label of an order's status, as every screen words it. Rule: orders-1 */
export function statusLabel(status: OrderStatus): string {
  return looks[status].label;
}

export function StatusBadge({ status }: { status: OrderStatus }) {
  const { label, tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon size={13} strokeWidth={2.5} aria-hidden="true" />}>
      {label}
    </Badge>
  );
}
