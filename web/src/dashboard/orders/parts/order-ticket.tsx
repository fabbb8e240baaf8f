import { toPaise } from '@thali/shared/money/paise';
import { isOngoing, type OrderStatus } from '@thali/shared/orders/order-status';
import { memo } from 'react';
import { classNames } from '../../../lib/ui/class-names.ts';
import { Money } from '../../../lib/ui/money.tsx';
import { statusIcons, statusLabel } from '../../../lib/ui/status-badge.tsx';
import type { Order } from '../order-list.ts';
import { listOrderNumber } from '../order-texts.ts';
import type { ChangeOrderStatus } from '../use-change-order-status.ts';
import { ActionButtons, ViewButton } from './action-buttons.tsx';
import { CookList } from './cook-list.tsx';
import { OrderTime } from './order-time.tsx';
import { ReadyBy } from './ready-time.tsx';

interface OrderTicketProps {
  order: Order;
  isCalling: boolean;
  isMoving: boolean;
  onChangeStatus: ChangeOrderStatus;
  onView: (order: Order) => void;
}

/** An ongoing order as a kitchen ticket: what to cook in large, one tap to move on. */
export const OrderTicket = memo(function OrderTicket(props: OrderTicketProps) {
  const { order, isCalling, isMoving, onChangeStatus, onView } = props;
  const isPending = order.status === 'pending';
  const number = listOrderNumber(order.id);
  const headingId = `order-${order.id}`;
  return (
    <article
      aria-labelledby={headingId}
      data-order-id={order.id}
      data-ongoing-order={isOngoing(order.status) || undefined}
      className={classNames(
        'flex h-full flex-col overflow-hidden rounded-card bg-surface',
        isPending || isCalling ? 'border-3 border-accent' : 'border border-line-strong/50',
        isCalling && 'animate-fade-in',
      )}
    >
      <TicketBand order={order} isCalling={isCalling} />
      <div className="flex grow flex-col gap-3 px-4 pt-2 pb-4">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0 pt-1">
            <div className="flex items-baseline gap-2">
              <h4 id={headingId} className="text-lg font-bold tabular-nums">
                <span className="sr-only">Order </span>#{number}
              </h4>
              <OrderTime order={order} only="clock" className="text-sm" />
            </div>
            <p className="truncate font-semibold">{order.customerInfo.name || 'Customer'}</p>
            <p className="text-sm text-ink-faint tabular-nums">{order.customerInfo.phone}</p>
          </div>
          <div className="flex shrink-0 flex-col items-end pt-1">
            <Money paise={toPaise(order.finalAmount)} className="text-lg font-bold" />
            <ViewButton order={order} onView={onView} describedBy={headingId} className="-mr-3" />
          </div>
        </div>
        <ReadyBy order={order} />
        <CookList order={order} />
        <div className="mt-auto pt-1">
          <ActionButtons
            order={order}
            isMoving={isMoving}
            onChangeStatus={onChangeStatus}
            size="large"
            describedBy={headingId}
          />
        </div>
      </div>
    </article>
  );
});

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
function TicketBand({ order, isCalling }: { order: Order; isCalling: boolean }) {
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
