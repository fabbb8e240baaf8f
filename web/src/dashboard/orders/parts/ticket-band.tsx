import type { OrderStatus } from '@thali/shared/orders/order-status';
import { classNames } from '../../../lib/ui/class-names.ts';
import { statusIcons, statusLabel } from '../../../lib/ui/status-badge.tsx';
import type { Order } from '../order-list.ts';
import { OrderTime } from './order-time.tsx';

const tones: Record<OrderStatus, string> = {
  pending: 'bg-accent text-on-accent',
  confirmed: 'bg-steel-soft text-ink',
  preparing: 'bg-accent-soft text-ink',
  ready: 'bg-leaf-soft text-ink',
  completed: 'bg-sunken text-ink',
  cancelled: 'bg-sunken text-ink',
  expired: 'bg-sunken text-ink',
};

/** The head of a ticket: its status in colour, shape and word, and how long it has waited. */
export function TicketBand({ order, isCalling }: { order: Order; isCalling: boolean }) {
  const Icon = statusIcons[order.status];
  return (
    <div
      className={classNames(
        'flex min-h-11 items-center justify-between gap-3 px-4',
        isCalling ? 'bg-ink text-paper' : tones[order.status],
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
