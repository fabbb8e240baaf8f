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

/** Each status has its own shape, so that a list is readable without colours. */
export const statusIcons: Record<OrderStatus, LucideIcon> = {
  pending: BellRing,
  confirmed: Check,
  preparing: CookingPot,
  ready: PackageCheck,
  completed: CheckCheck,
  cancelled: X,
  expired: Hourglass,
};

/** The label of an order's status on all screens. */
export function statusLabel(status: OrderStatus): string {
  return statusFacts[status].label;
}

interface StatusBadgeProps {
  status: OrderStatus;
  /** Default: the English label. */
  label?: string;
  /** The reason for the cancellation, below the badge. */
  reason?: string | undefined;
}

export function StatusBadge({
  status,
  label = statusFacts[status].label,
  reason,
}: StatusBadgeProps) {
  const { tone } = statusFacts[status];
  const Icon = statusIcons[status];
  const badge = (
    <Badge tone={tone} icon={<Icon size={13} strokeWidth={2.5} />}>
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
