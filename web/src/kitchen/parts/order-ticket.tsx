import { kitchenNumber } from '@thali/shared/ids/order-id';
import type { Order } from '@thali/shared/orders/order.contract';
import { isOngoing, type OrderStatus, statusFacts } from '@thali/shared/orders/order-status';
import { ChevronsUpDown, CloudOff, MessageSquareText, Printer, ShoppingBag } from 'lucide-react';
import { memo } from 'react';
import { useNow } from '../../lib/time/use-now.ts';
import { classNames } from '../../lib/ui/class-names.ts';
import { statusIcons } from '../../lib/ui/status-badge.tsx';
import { isRinging } from '../../orders/alarm/ringing-orders.ts';
import { serviceNamed, statusNamed, tableNamed } from '../../orders/display/order-name.ts';
import { type StaffPayment, staffPayment } from '../../orders/payment/staff-payment.ts';
import { clockTime, updateIntervalMs, type Wait } from '../../orders/status/order-times.ts';
import type { KitchenActions } from '../kitchen-actions.ts';
import * as texts from '../kitchen-texts.ts';
import { ageText, latenessOf } from '../lateness.ts';
import { TicketLines } from './ticket-lines.tsx';
import { TicketPayment } from './ticket-payment.tsx';
import { TicketSteps } from './ticket-steps.tsx';

interface OrderTicketProps {
  order: Order;
  /** Whether steps of this order wait for the network. */
  isUnsent: boolean;
  /** Whether the paper ticket waits for the printer. */
  isUnprinted: boolean;
  /** Whether the mess uses the short flow. Rule: kitchen-29 */
  isShortFlow: boolean;
  /** The number of another order with the same payment digits. */
  sameDigitsAs?: string | undefined;
  actions: KitchenActions;
  onMore: (order: Order) => void;
  /** Undefined if the mess has no tables. */
  onMove?: ((order: Order) => void) | undefined;
}

/** An ongoing order, in letters that cooks can read from the stove, with a button for the next step. */
export const OrderTicket = memo(function OrderTicket(props: OrderTicketProps) {
  const { order, isUnsent, isUnprinted, isShortFlow, sameDigitsAs, actions, onMore, onMove } =
    props;
  const headingId = `order-${order.id}`;
  const isNew = isRinging(order);
  const payment = staffPayment(order);
  return (
    <article
      aria-labelledby={headingId}
      data-order-id={order.id}
      data-ongoing-order={isOngoing(order.status) || undefined}
      className={classNames(
        '@container flex flex-col overflow-hidden rounded-card bg-surface compact:rounded-field',
        isNew ? 'border-3 border-accent' : 'border border-line-strong/60',
      )}
    >
      <TicketHead {...{ order, headingId, onMove }} />
      {order.serviceMode === 'takeaway' && <ParcelMark />}
      <div className="flex flex-col gap-1.5 px-2 pt-1 pb-1.5 compact:gap-1 compact:px-1.5 compact:pb-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 text-base empty:hidden">
          {isUnsent && (
            <p className="flex items-center gap-1.5 font-bold text-chilli">
              <CloudOff size={18} />
              {texts.notSentMark}
            </p>
          )}
          {isUnprinted && (
            <p className="flex items-center gap-1.5 font-bold text-chilli">
              <Printer size={18} />
              {texts.notPrinted}
            </p>
          )}
        </div>
        <TicketLines order={order} onTick={actions.tick} />
        {order.specialInstructions && (
          <p className="flex gap-2 rounded-field bg-accent-soft px-2 py-1 text-lg leading-tight font-semibold compact:text-base compact:leading-tight">
            <MessageSquareText
              size={20}
              role="img"
              aria-label={texts.instructions}
              className="mt-0.5 shrink-0"
            />
            <span className="min-w-0 break-words">{order.specialInstructions}</span>
          </p>
        )}
        {payment && !isSettled(payment) && (
          <TicketPayment {...{ order, sameDigitsAs, actions, onMore }} describedBy={headingId} />
        )}
        <TicketSteps {...{ order, isShortFlow, actions, onMore }} describedBy={headingId} />
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

/** A mark as wide as the ticket, so that the kitchen does not put a parcel on a plate. Rule: orders-44 */
function ParcelMark() {
  return (
    <p className="flex items-center justify-center gap-2 bg-ink px-3 text-xl leading-7 font-bold tracking-wide text-paper uppercase compact:text-lg compact:leading-6">
      <ShoppingBag size={22} />
      {serviceNamed('takeaway')}
    </p>
  );
}

/** Whether the payment needs no action by staff. Such a payment has no line on the ticket. */
function isSettled({ canReceive, tone }: StaffPayment): boolean {
  return !canReceive && tone !== 'chilli';
}

interface TicketHeadProps {
  order: Order;
  headingId: string;
  onMove: ((order: Order) => void) | undefined;
}

/**
 * The token, the table and the age of an order, in large letters. The colour shows the lateness, and the icon shows the
 * status.
 */
function TicketHead({ order, headingId, onMove }: TicketHeadProps) {
  const now = useNow(updateIntervalMs).getTime();
  const { token, table, customerInfo, status, estimatedReadyTime } = order;
  const Icon = statusIcons[status];
  const tone = lateTones[latenessOf(order, now)] ?? tones[status];
  const hasPromise = estimatedReadyTime && statusFacts[status].isCooking;
  const name = customerInfo.name || texts.customer;
  const payment = staffPayment(order);
  // The code of an order without a token leaves no room for the name in the first line.
  const isNameBelow = token === undefined && !table;
  return (
    <header
      className={classNames(
        'grid min-h-9 grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[1fr_auto] items-center gap-x-2 px-2 py-0.5',
        tone,
      )}
    >
      <h3
        id={headingId}
        className="row-span-2 text-3xl leading-none font-bold whitespace-nowrap tabular-nums compact:text-2xl compact:leading-none"
      >
        {token !== undefined && (
          <>
            <span className="sr-only">{texts.tokenPrefix}</span>
            {token}
          </>
        )}
        <span className={token === undefined ? 'text-2xl compact:text-xl' : 'sr-only'}>
          <span className="sr-only">{texts.orderPrefix}</span>
          {order.offline?.number ?? kitchenNumber(order.id)}
        </span>
      </h3>
      {table ? (
        <TableMark table={table} onMove={onMove && (() => onMove(order))} />
      ) : (
        <p className="truncate text-lg leading-tight font-bold">{!isNameBelow && name}</p>
      )}
      <p className="flex items-center gap-1.5 text-xl leading-tight font-bold whitespace-nowrap tabular-nums compact:text-lg compact:leading-tight @max-xs:text-lg @max-xs:leading-tight">
        <Icon size={18} className="@max-[15.5rem]:hidden" />
        <span className="sr-only">{statusNamed(status)}</span>
        <time dateTime={order.createdAt}>{ageText(order.createdAt, now)}</time>
      </p>
      {/* If a name does not fit, it wraps onto a hidden line. */}
      <p className="col-start-2 col-end-4 flex h-5 min-w-0 flex-wrap gap-x-2 overflow-hidden text-sm leading-5 font-semibold whitespace-nowrap empty:hidden">
        {isNameBelow && <span className="max-w-full truncate">{name}</span>}
        {hasPromise && (
          <span>
            {texts.byTime}
            <time dateTime={estimatedReadyTime}>{clockTime(estimatedReadyTime, now)}</time>
          </span>
        )}
        {payment && isSettled(payment) && <span>{payment.label}</span>}
        {table && <span>{name}</span>}
      </p>
    </header>
  );
}

/** The table of an order. A tap moves the order. Rule: tables-5 */
function TableMark({ table, onMove }: { table: string; onMove?: (() => void) | undefined }) {
  const look =
    'flex min-w-0 items-center gap-1 text-xl leading-tight font-bold compact:text-lg compact:leading-tight @max-xs:text-lg @max-xs:leading-tight';
  const label = <span className="truncate">{tableNamed(table)}</span>;
  if (!onMove) return <p className={look}>{label}</p>;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onMove}
      // The button extends over the line below, so that a thumb can hit it.
      className={classNames(
        look,
        'relative text-left after:absolute after:inset-x-0 after:-top-1 after:h-11',
      )}
    >
      {label}
      <span className="sr-only">{texts.moveToOther}</span>
      {/* A narrow ticket needs its room for the name of the table. */}
      <ChevronsUpDown size={18} className="shrink-0 compact:hidden @max-xs:hidden" />
    </button>
  );
}
