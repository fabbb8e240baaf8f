import type { Order } from '@thali/shared/orders/order.contract';
import type { ServiceMode } from '@thali/shared/orders/service-mode';
import { Armchair, ShoppingBag, UtensilsCrossed } from 'lucide-react';
import { Badge } from '../../lib/ui/badge.tsx';
import { serviceNamed, tableNamed } from './order-name.ts';

/** Marks a parcel, or shows the table. Other orders, collected at the counter, have no badge. */
export function ServedBadge({ order }: { order: Pick<Order, 'serviceMode' | 'table'> }) {
  if (order.serviceMode === 'takeaway') {
    return (
      <Badge icon={<ShoppingBag size={13} strokeWidth={2.5} />} className="bg-ink! text-paper!">
        {serviceNamed('takeaway')}
      </Badge>
    );
  }
  if (!order.table) return null;
  return (
    <Badge icon={<Armchair size={13} strokeWidth={2.5} />} className="text-ink!">
      {tableNamed(order.table)}
    </Badge>
  );
}

/** 'Parcel', 'Eat here', 'Eat here · Table 7' */
export function servedText(mode: ServiceMode, { table }: Pick<Order, 'table'>): string {
  return [serviceNamed(mode), table && tableNamed(table)].filter(Boolean).join(' · ');
}

export function ServiceIcon({ mode, size }: { mode: ServiceMode; size: number }) {
  const Icon = mode === 'takeaway' ? ShoppingBag : UtensilsCrossed;
  return <Icon size={size} className="shrink-0 self-center" />;
}
