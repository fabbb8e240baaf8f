import { kitchenNumber } from '@thali/shared/ids/order-id';
import type { Order } from '@thali/shared/orders/order.contract';
import { isOngoing, type OrderStatus } from '@thali/shared/orders/order-status';
import { serviceLabels } from '@thali/shared/orders/service-mode';
import { tableLabel } from '@thali/shared/tables/table-names';
import {
  Armchair,
  ChevronsUpDown,
  CloudOff,
  MessageSquareText,
  Printer,
  ShoppingBag,
} from 'lucide-react';
import { memo } from 'react';
import { useNow } from '../../lib/time/use-now.ts';
import { classNames } from '../../lib/ui/class-names.ts';
import { statusIcons, statusLabel } from '../../lib/ui/status-badge.tsx';
import { isCalling } from '../../orders/alarm/calling-orders.ts';
import { ReadyBy } from '../../orders/staff/ready-time.tsx';
import { paceMs, type Wait } from '../../orders/status/order-times.ts';
import type { KitchenActs } from '../kitchen-acts.ts';
import { ageText, latenessOf } from '../lateness.ts';
import { TicketLines } from './ticket-lines.tsx';
import { TicketPayment } from './ticket-payment.tsx';
import { TicketSteps } from './ticket-steps.tsx';

interface OrderTicketProps {
  order: Order;
  /** Steps on this order wait for the network. */
  isUnsent: boolean;
  /** Its paper ticket waits for the printer. */
  isUnprinted: boolean;
  /** The number of another order with the same payment digits. */
  sameDigitsAs?: string | undefined;
  acts: KitchenActs;
  onMore: (order: Order) => void;
  /** Undefined if the mess has no tables. */
  onMove?: ((order: Order) => void) | undefined;
}

/** An ongoing order in type that cooks can read from the stove, with one button for the next step. */
export const OrderTicket = memo(function OrderTicket(props: OrderTicketProps) {
  const { order, isUnsent, isUnprinted, sameDigitsAs, acts, onMore, onMove } = props;
  const headingId = `order-${order.id}`;
  const isNew = isCalling(order);
  return (
    <article
      aria-labelledby={headingId}
      data-order-id={order.id}
      data-ongoing-order={isOngoing(order.status) || undefined}
      className={classNames(
        'flex flex-col overflow-hidden rounded-card bg-surface',
        isNew ? 'border-4 border-accent' : 'border border-line-strong/60',
      )}
    >
      <TicketHead order={order} headingId={headingId} />
      {order.serviceMode === 'takeaway' && <ParcelMark />}
      {order.table && <TableMark table={order.table} onMove={onMove && (() => onMove(order))} />}
      <div className="flex flex-col gap-3 p-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3 text-base empty:hidden">
          <ReadyBy order={order} />
          {isUnsent && (
            <p className="flex items-center gap-1.5 font-bold text-chilli">
              <CloudOff size={18} /> Not sent
            </p>
          )}
          {isUnprinted && (
            <p className="flex items-center gap-1.5 font-bold text-chilli">
              <Printer size={18} /> Not printed
            </p>
          )}
        </div>
        <TicketLines order={order} onTick={acts.tick} />
        {order.specialInstructions && (
          <p className="flex gap-2.5 rounded-field bg-accent-soft px-3 py-2 text-xl font-semibold">
            <MessageSquareText
              size={24}
              role="img"
              aria-label="Special instructions:"
              className="mt-0.5 shrink-0"
            />
            <span className="min-w-0 break-words">{order.specialInstructions}</span>
          </p>
        )}
        <TicketPayment {...{ order, sameDigitsAs, acts, onMore }} describedBy={headingId} />
        <TicketSteps {...{ order, acts, onMore }} describedBy={headingId} />
      </div>
    </article>
  );
});

const tones: Record<OrderStatus, string> = {
  pending: 'bg-accent-soft',
  confirmed: 'bg-steel-soft',
  preparing: 'bg-steel-soft',
  ready: 'bg-leaf-soft',
  completed: 'bg-sunken',
  cancelled: 'bg-sunken',
  expired: 'bg-sunken',
};
const lateTones: Record<Wait, string | undefined> = {
  short: undefined,
  long: 'bg-accent text-on-accent',
  'too-long': 'bg-chilli text-on-chilli',
};

/** Spans the ticket, so that the kitchen does not plate a parcel by mistake. Rule: orders-44 */
function ParcelMark() {
  return (
    <p className="flex items-center justify-center gap-2.5 bg-ink px-3 py-1 text-2xl font-bold tracking-wide text-paper uppercase">
      <ShoppingBag size={26} />
      {serviceLabels.takeaway}
    </p>
  );
}

/** The table of an order, large enough to read from the door. A tap moves the order. Rule: tables-5 */
function TableMark({ table, onMove }: { table: string; onMove?: (() => void) | undefined }) {
  const content = (
    <>
      <Armchair size={26} className="shrink-0" />
      <span className="min-w-0 wrap-anywhere">{tableLabel(table)}</span>
    </>
  );
  const look =
    'flex min-h-12 w-full items-center justify-center gap-2.5 border-b border-line-strong/60 px-3 text-2xl font-bold';
  if (!onMove) return <p className={look}>{content}</p>;
  return (
    <button type="button" aria-haspopup="dialog" onClick={onMove} className={look}>
      {content}
      <span className="sr-only">. Move to another table</span>
      <ChevronsUpDown size={20} className="shrink-0 text-ink-soft" />
    </button>
  );
}

/** The number and age of an order. The colour shows its lateness, icon and word show its status. */
function TicketHead({ order, headingId }: { order: Order; headingId: string }) {
  const now = useNow(paceMs).getTime();
  const Icon = statusIcons[order.status];
  const tone = lateTones[latenessOf(order, now)] ?? tones[order.status];
  return (
    <header className={classNames('grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-3 py-2', tone)}>
      <h3
        id={headingId}
        className="flex items-baseline gap-2 text-2xl font-bold whitespace-nowrap tabular-nums"
      >
        {order.token !== undefined && (
          <span className="text-4xl leading-none">
            <span className="sr-only">Token </span>
            {order.token}
          </span>
        )}
        <span className={classNames(order.token !== undefined && 'text-base')}>
          <span className="sr-only">Order </span>
          {kitchenNumber(order.id)}
        </span>
      </h3>
      <time
        dateTime={order.createdAt}
        className="text-right text-2xl font-bold whitespace-nowrap tabular-nums"
      >
        {ageText(order.createdAt, now)}
      </time>
      <p className="truncate text-base font-semibold">{order.customerInfo.name || 'Customer'}</p>
      <p className="flex items-center justify-end gap-1.5 text-base font-semibold">
        <Icon size={18} />
        {statusLabel(order.status)}
      </p>
    </header>
  );
}
