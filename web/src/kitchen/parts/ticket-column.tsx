import { orderLabel } from '@thali/shared/ids/order-id';
import type { Order } from '@thali/shared/orders/order.contract';
import { CheckCheck } from 'lucide-react';
import { startTransition, useEffect, useRef, useState } from 'react';
import { Button } from '../../lib/ui/button.tsx';
import { classNames } from '../../lib/ui/class-names.ts';
import type { KitchenActs } from '../kitchen-acts.ts';
import { OrderTicket } from './order-ticket.tsx';

interface TicketColumnProps {
  title: string;
  empty: string;
  orders: readonly Order[];
  unsent: ReadonlySet<string>;
  unprinted: ReadonlySet<string>;
  /** For each order, another order on screen with the same payment digits. */
  sameAs: ReadonlyMap<Order, Order>;
  acts: KitchenActs;
  onMore: (order: Order) => void;
  onMove?: ((order: Order) => void) | undefined;
  /** False on a phone, where the tab shows the title. */
  hasHeading: boolean;
}

/** The orders of one column. Each column scrolls on its own, so that its oldest order stays on top. */
export function TicketColumn(props: TicketColumnProps) {
  const { title, empty, orders, unsent, unprinted, sameAs, acts, onMore, onMove, hasHeading } =
    props;
  const { shown, list, end } = useGrowingList(orders);
  const pending = orders.filter(({ status }) => status === 'pending');
  const canConfirmAll = pending.length > 1;
  return (
    <section aria-label={title} className="flex min-h-0 min-w-0 flex-col">
      <header
        className={classNames(
          'flex items-center justify-between gap-3',
          (hasHeading || canConfirmAll) && 'min-h-14 px-1 pb-2',
        )}
      >
        <h2 className={hasHeading ? 'flex items-center gap-3 text-2xl font-bold' : 'sr-only'}>
          {title}
          {hasHeading && (
            <span className="min-w-10 rounded-full bg-ink px-2.5 text-center text-paper tabular-nums">
              {orders.length}
            </span>
          )}
        </h2>
        {canConfirmAll && (
          <Button
            variant="secondary"
            // A heading with three digits leaves no room for the icon at 1280 pixels.
            icon={!hasHeading && <CheckCheck size={22} />}
            onClick={() => acts.confirmAll(pending)}
            className={classNames('whitespace-nowrap', hasHeading ? 'px-3!' : 'w-full px-4!')}
          >
            Confirm all
          </Button>
        )}
      </header>
      <div ref={list} className="min-h-0 grow overflow-y-auto overscroll-contain pb-24">
        {orders.length === 0 && (
          <p className="rounded-card border-2 border-dashed border-line-strong/50 px-4 py-8 text-center text-xl text-ink-soft">
            {empty}
          </p>
        )}
        <ul className="flex flex-col gap-3">
          {shown.map((order, index) => (
            <li key={order.id} className={index >= firstTickets ? offscreenSkipped : undefined}>
              <OrderTicket
                order={order}
                isUnsent={unsent.has(order.id)}
                isUnprinted={unprinted.has(order.id)}
                sameDigitsAs={numberOf(sameAs.get(order))}
                acts={acts}
                onMore={onMore}
                onMove={onMove}
              />
            </li>
          ))}
        </ul>
        <div ref={end} />
      </div>
    </section>
  );
}

function numberOf(order: Order | undefined): string | undefined {
  return order && orderLabel(order);
}

/** The number of tickets to add while scrolling. A thousand at once would slow down each new order. */
const ticketsPerBatch = 12;
/** The first screenful. It renders at once, the next batch follows. */
const firstTickets = 4;
const offscreenSkipped = '[contain-intrinsic-size:auto_16rem] [content-visibility:auto]';

/** Renders the start of a long list, and more of it when its end comes near. */
function useGrowingList(orders: readonly Order[]) {
  const [maxShown, setMaxShown] = useState(firstTickets);
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const hasMore = orders.length > maxShown;
  useEffect(() => startTransition(() => setMaxShown(ticketsPerBatch)), []);
  useEffect(() => {
    if (!hasMore || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setMaxShown(maxShown + ticketsPerBatch),
      { root: list.current, rootMargin: '0px 0px 1200px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, maxShown]);
  return { shown: orders.slice(0, maxShown), list, end };
}
