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
  /** Other orders on the screen whose guests gave the same digits. */
  sameAs: ReadonlyMap<Order, Order>;
  acts: KitchenActs;
  onMore: (order: Order) => void;
  onMove?: ((order: Order) => void) | undefined;
  /** On a phone its tab names it already. */
  hasHeading: boolean;
}

/** The orders of one kind. It scrolls by itself, so that the oldest of each kind stays on top. */
export function TicketColumn(props: TicketColumnProps) {
  const { title, empty, orders, unsent, sameAs, acts, onMore, onMove, hasHeading } = props;
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
            // Beside a heading with three digits there is no room for it at 1280 pixels.
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
            <li key={order.id} className={index >= ticketsAtFirst ? offscreenSkipped : undefined}>
              <OrderTicket
                order={order}
                isUnsent={unsent.has(order.id)}
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

/** So many more are drawn as the last of them comes near: a thousand at once would hold up each new order. */
const ticketsAtOnce = 12;
/** As many as a screen holds, so that it is there at once; the others come in the breaks after. */
const ticketsAtFirst = 4;
const offscreenSkipped = '[contain-intrinsic-size:auto_16rem] [content-visibility:auto]';

/** The first of a long list, and more of them whenever its end comes near. */
function useGrowingList(orders: readonly Order[]) {
  const [most, setMost] = useState(ticketsAtFirst);
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const hasMore = orders.length > most;
  useEffect(() => startTransition(() => setMost(ticketsAtOnce)), []);
  useEffect(() => {
    if (!hasMore || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setMost(most + ticketsAtOnce),
      { root: list.current, rootMargin: '0px 0px 1200px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, most]);
  return { shown: orders.slice(0, most), list, end };
}
