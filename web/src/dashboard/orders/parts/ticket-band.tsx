import type { OrderStatus } from '@thali/shared/orders/order-status';
import { BellRing, Check, CookingPot, type LucideIcon, PackageCheck } from 'lucide-react';
import { classNames } from '../../../lib/ui/class-names.ts';
import { statusLabel } from '../../../lib/ui/status-badge.tsx';
import type { Order } from '../order-list.ts';
import { OrderTime } from './order-time.tsx';

const looks: Partial<Record<OrderStatus, { Icon: LucideIcon; tone: string }>> = {
  pending: { Icon: BellRing, tone: 'bg-accent text-on-accent' },
  confirmed: { Icon: Check, tone: 'bg-steel-soft text-ink' },
  preparing: { Icon: CookingPot, tone: 'bg-accent-soft text-ink' },
  ready: { Icon: PackageCheck, tone: 'bg-leaf-soft text-ink' },
};

/** The head of a ticket: its status in colour, shape and word, and how long it has waited. */
export function TicketBand({ order, isCalling }: { order: Order; isCalling: boolean }) {
  const { Icon, tone } = looks[order.status] ?? { Icon: Check, tone: 'bg-sunken text-ink' };
  return (
    <div
      className={classNames(
        'flex min-h-11 items-center justify-between gap-3 px-4',
        isCalling ? 'bg-ink text-paper' : tone,
      )}
    >
      <span className="flex items-center gap-2 font-bold">
        <Icon size={20} aria-hidden="true" className={isCalling ? 'animate-bounce' : undefined} />
        {statusLabel(order.status)}
        {isCalling && (
          <span className="rounded-full bg-accent px-2.5 py-0.5 text-sm font-bold text-on-accent uppercase">
            New
          </span>
        )}
      </span>
      <OrderTime order={order} only="ago" className="whitespace-nowrap" />
    </div>
  );
}
