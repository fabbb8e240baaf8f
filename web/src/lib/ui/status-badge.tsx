import { type OrderStatus, statusFacts } from '@thali/shared/orders/order-status';
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
import { Badge } from './badge.tsx';

/** Each with a shape of its own, so that a list can be scanned without reading or colours. */
export const statusIcons: Record<OrderStatus, LucideIcon> = {
  pending: BellRing,
  confirmed: Check,
  preparing: CookingPot,
  ready: PackageCheck,
  completed: CheckCheck,
  cancelled: X,
  expired: Hourglass,
};

/** The label of an order's status, as every screen words it. */
export function statusLabel(status: OrderStatus): string {
  return statusFacts[status].label;
}

interface StatusBadgeProps {
  status: OrderStatus;
  /** Why the order was cancelled; shown below it, aligned as the text around. */
  reason?: string | undefined;
}

export function StatusBadge({ status, reason }: StatusBadgeProps) {
  const { label, tone } = statusFacts[status];
  const Icon = statusIcons[status];
  const badge = (
    <Badge tone={tone} icon={<Icon size={13} strokeWidth={2.5} aria-hidden="true" />}>
      {label}
    </Badge>
  );
  if (!reason) return badge;
  return (
    <span className="inline-flex flex-col">
      <span>{badge}</span>
      <span className="text-xs whitespace-nowrap text-ink-soft">{reason}</span>
    </span>
  );
}
