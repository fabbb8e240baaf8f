import { toPaise } from '@thali/shared/money/paise';
import { isOngoing, type OrderStatus } from '@thali/shared/orders/order-status';
import { memo } from 'react';
import { useNow } from '../../../lib/time/use-now.ts';
import { classNames } from '../../../lib/ui/class-names.ts';
import { Money } from '../../../lib/ui/money.tsx';
import { statusIcons, statusLabel } from '../../../lib/ui/status-badge.tsx';
import type { Order } from '../order-list.ts';
import { listOrderNumber } from '../order-texts.ts';
import { paceMs, type Wait, waitOf } from '../order-times.ts';
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
        isPending || isCalling ? 'border-2 border-accent' : 'border border-line-strong/50',
        isCalling && 'animate-fade-in',
      )}
    >
      <TicketBand order={order} isCalling={isCalling} />
      <div className="flex grow flex-col gap-2 px-3 pt-1.5 pb-3">
        <div className="flex items-center justify-between gap-2">
          <div className="min-w-0 leading-tight">
            <h4 id={headingId} className="truncate font-bold">
              <span className="sr-only">Order </span>
              <span className="tabular-nums">#{number}</span>{' '}
              {order.customerInfo.name || 'Customer'}
            </h4>
            <p className="truncate text-sm text-ink-soft">
              <Money paise={toPaise(order.finalAmount)} /> ·{' '}
              <OrderTime order={order} only="clock" />
            </p>
          </div>
          <ViewButton order={order} onView={onView} describedBy={headingId} className="-mr-3" />
        </div>
        <ReadyBy order={order} />
        <CookList order={order} />
        <div className="mt-auto">
          <ActionButtons
            order={order}
            isMoving={isMoving}
            onChangeStatus={onChangeStatus}
            size="ticket"
            describedBy={headingId}
          />
        </div>
      </div>
    </article>
  );
});

const statusTones: Record<OrderStatus, string> = {
  pending: 'bg-accent-soft text-ink',
  confirmed: 'bg-steel-soft text-ink',
  preparing: 'bg-accent-soft text-ink',
  ready: 'bg-leaf-soft text-ink',
  completed: 'bg-sunken text-ink',
  cancelled: 'bg-sunken text-ink',
  expired: 'bg-sunken text-ink',
};

const waitTones: Record<Wait, string | undefined> = {
  short: undefined,
  long: 'bg-accent text-on-accent',
  'too-long': 'bg-chilli text-paper',
};

/** The head of a ticket: its status in shape and word, and in its colour how long the customer has waited. */
function TicketBand({ order, isCalling }: { order: Order; isCalling: boolean }) {
  const Icon = statusIcons[order.status];
  const wait = waitOf(order, useNow(paceMs).getTime());
  return (
    <div
      className={classNames(
        'flex min-h-9 items-center justify-between gap-3 px-3',
        isCalling ? 'bg-ink text-paper' : (waitTones[wait] ?? statusTones[order.status]),
      )}
    >
      <span className="flex items-center gap-2 font-bold">
        <Icon size={18} aria-hidden="true" className={isCalling ? 'animate-bounce' : undefined} />
        {statusLabel(order.status)}
        {isCalling && (
          <span className="rounded-full bg-accent px-2 text-sm font-bold text-on-accent uppercase">
            New
          </span>
        )}
      </span>
      <OrderTime order={order} only="ago" className="whitespace-nowrap" />
    </div>
  );
}
