import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../../lib/ui/empty-state.tsx';
import { EmptyThali } from '../../../lib/ui/marks/lazy-pictures.ts';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';
import { type Order, ongoingSections, type PendingChanges } from '../order-list.ts';
import type { ChangeOrderStatus } from '../use-change-order-status.ts';
import { OrderTicket } from './order-ticket.tsx';

interface OngoingOrdersProps {
  orders: readonly Order[];
  /** The bell rings for these. */
  calling: ReadonlySet<string>;
  changes: PendingChanges;
  onChangeStatus: ChangeOrderStatus;
  onView: (order: Order) => void;
}

/** So many more are drawn as the last of them comes near: a thousand at once would hold up each new order. */
const ticketsAtOnce = 24;
/** As many as a screen holds, so that it is there at once; the others come in the breaks after. */
const ticketsAtFirst = 9;
const offscreenSkipped = '[contain-intrinsic-size:auto_20rem] [content-visibility:auto]';

/** The kitchen's rail: what must be accepted first, then what is under way. */
export function OngoingOrders({ orders, calling, onChangeStatus, ...rest }: OngoingOrdersProps) {
  const sections = useMemo(() => ongoingSections(orders, calling), [orders, calling]);
  const { fresh, underWay } = sections;
  const rail = useRef<HTMLDivElement>(null);
  const changed = useRef('');
  const changeStatus: ChangeOrderStatus = useCallback(
    (step, event) => {
      changed.current = step.order.id;
      onChangeStatus(step, event);
    },
    [onChangeStatus],
  );
  // The ticket moves on to another section, with its step or once it no longer rings: the focus follows
  // it, or stays on the rail.
  useLostFocus(sections, () => {
    const ticket =
      changed.current && rail.current?.querySelector(`[data-order-id="${changed.current}"]`);
    return ticket ? ticket.querySelector<HTMLElement>('[data-step]') : rail.current;
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
      <Section
        title="New orders"
        orders={fresh}
        calling={calling}
        onChangeStatus={changeStatus}
        {...rest}
      />
      <Section
        title="In the kitchen"
        orders={underWay}
        calling={calling}
        onChangeStatus={changeStatus}
        {...rest}
      />
    </div>
  );
}

function Section({
  title,
  orders,
  calling,
  changes,
  onChangeStatus,
  onView,
}: OngoingOrdersProps & { title: string }) {
  const [most, setMost] = useState(ticketsAtFirst);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => startTransition(() => setMost(ticketsAtOnce)), []);
  const shown = orders.slice(0, most);
  const hasMore = orders.length > most;
  useEffect(() => {
    if (!hasMore || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setMost(most + ticketsAtOnce),
      { rootMargin: '0px 0px 1200px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, most]);
  if (orders.length === 0) return null;
  const liClass = shown.length > ticketsAtFirst ? offscreenSkipped : undefined;
  return (
    <section aria-label={title}>
      <h3 className="mb-3 flex items-center gap-2.5 text-lg font-bold">
        {title}
        <span className="min-w-7 rounded-full bg-ink px-2 py-0.5 text-center text-sm text-paper tabular-nums">
          {orders.length}
        </span>
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19.5rem),1fr))] gap-4">
        {shown.map((order) => (
          <li key={order.id} className={liClass}>
            <OrderTicket
              order={order}
              isCalling={calling.has(order.id)}
              isMoving={changes.has(order.id)}
              onChangeStatus={onChangeStatus}
              onView={onView}
            />
          </li>
        ))}
      </ul>
      <div ref={end} />
    </section>
  );
}
