import { useCallback, useMemo, useRef } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EmptyThali } from '../../../ui/marks/lazy-pictures.ts';
import { useLostFocus } from '../../../ui/use-lost-focus.ts';
import type { Order } from '../order-list.ts';
import { ongoingSections } from '../order-sections.ts';
import type { PendingChanges } from '../pending-changes.ts';
import type { ActOnOrder } from '../use-act-on-order.ts';
import { OrderTicket } from './order-ticket.tsx';

interface OngoingOrdersProps {
  orders: readonly Order[];
  unseen: ReadonlySet<string>;
  changes: PendingChanges;
  onAct: ActOnOrder;
  onView: (order: Order) => void;
}

/** From here on the browser leaves out what is off screen: hundreds of tickets scroll smoothly. */
const manyTickets = 24;
const offscreenSkipped = '[contain-intrinsic-size:auto_20rem] [content-visibility:auto]';

/** The kitchen's rail: what must be accepted first, then what is under way. */
export function OngoingOrders({ orders, unseen, onAct, ...rest }: OngoingOrdersProps) {
  const { fresh, underWay } = useMemo(() => ongoingSections(orders, unseen), [orders, unseen]);
  const rail = useRef<HTMLDivElement>(null);
  const acted = useRef('');
  const act: ActOnOrder = useCallback(
    (orderId, status, event) => {
      acted.current = orderId;
      onAct(orderId, status, event);
    },
    [onAct],
  );
  // The ticket moves on to another section: the focus follows it, or stays on the rail.
  useLostFocus(orders, () => {
    const ticket =
      acted.current && rail.current?.querySelector(`[data-order-id="${acted.current}"]`);
    acted.current = '';
    return ticket ? ticket.querySelector<HTMLElement>('[data-actions] button') : rail.current;
  });
  if (orders.length === 0) {
    return (
      <EmptyState
        title="No ongoing orders"
        description="New orders appear here the moment they are placed."
        picture={<EmptyThali className="size-28" />}
      />
    );
  }
  return (
    <div ref={rail} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      <Section title="New orders" orders={fresh} unseen={unseen} onAct={act} {...rest} />
      <Section title="In the kitchen" orders={underWay} unseen={unseen} onAct={act} {...rest} />
    </div>
  );
}

function Section({
  title,
  orders,
  unseen,
  changes,
  onAct,
  onView,
}: OngoingOrdersProps & { title: string }) {
  if (orders.length === 0) return null;
  const liClass = orders.length > manyTickets ? offscreenSkipped : undefined;
  return (
    <section aria-label={title}>
      <h3 className="mb-3 flex items-center gap-2.5 text-lg font-bold">
        {title}
        <span className="min-w-7 rounded-full bg-ink px-2 py-0.5 text-center text-sm text-paper tabular-nums">
          {orders.length}
        </span>
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19.5rem),1fr))] gap-4">
        {orders.map((order) => (
          <li key={order.id} className={liClass}>
            <OrderTicket
              order={order}
              isUnseen={unseen.has(order.id)}
              isMoving={changes.has(order.id)}
              onAct={onAct}
              onView={onView}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
