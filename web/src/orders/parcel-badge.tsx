import type { Order } from '@thali/shared/orders/order.contract';
import { serviceLabels } from '@thali/shared/orders/service-mode';
import { ShoppingBag } from 'lucide-react';
import { Badge } from '../lib/ui/badge.tsx';

/** In lists: that an order is packed. One that is eaten at the mess, or nobody asked of, has no mark. */
export function ParcelBadge({ order }: { order: Pick<Order, 'serviceMode'> }) {
  if (order.serviceMode !== 'takeaway') return null;
  return (
    <Badge
      icon={<ShoppingBag size={13} strokeWidth={2.5} aria-hidden="true" />}
      className="bg-ink! text-paper!"
    >
      {serviceLabels.takeaway}
    </Badge>
  );
}
