import { orderLabel } from '@thali/shared/ids/order-id';
import type { Order } from '@thali/shared/orders/order.contract';
import { CheckCheck } from 'lucide-react';
import { startTransition, useEffect, useRef, useState } from 'react';
import { Button } from '../../lib/ui/button.tsx';
import { classNames } from '../../lib/ui/class-names.ts';
import type { KitchenActs } from '../kitchen-acts.ts';
import { KitchenColumn } from './kitchen-column.tsx';
import { OrderTicket } from './order-ticket.tsx';
import { TicketLanes } from './ticket-lanes.tsx';

interface TicketColumnProps {
  title: string;
  empty: string;
  /** Oldest first. */
  orders: readonly Order[];
  /** The number of tickets side by side. */
  lanes: number;
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

/** The tickets of one column. */
export function TicketColumn(props: TicketColumnProps) {
  const { title, empty, orders, lanes, unsent, unprinted, sameAs, acts, onMore, onMove } = props;
  const { hasHeading } = props;
  const { shown, list, end } = useGrowingList(orders);
  const pending = orders.filter(({ status }) => status === 'pending');
  return (
    <KitchenColumn
      {...{ title, hasHeading, list }}
      count={orders.length}
      action={
        pending.length > 1 && (
          <Button
            variant="secondary"
            size="small"
            // A heading with three digits leaves no room for the icon at 1280 pixels.
            icon={!hasHeading && <CheckCheck size={22} />}
            onClick={() => acts.confirmAll(pending)}
            className={classNames('whitespace-nowrap', !hasHeading && 'w-full')}
          >
            Confirm all
          </Button>
        )
      }
    >
      {orders.length === 0 && (
        <p className="px-4 py-8 text-center text-xl text-ink-soft">{empty}</p>
      )}
      <TicketLanes
        lanes={lanes}
        tickets={shown.map((order, index) => ({
          key: order.id,
          isOffScreen: index >= firstTickets,
          node: (
            <OrderTicket
              order={order}
              isUnsent={unsent.has(order.id)}
              isUnprinted={unprinted.has(order.id)}
              sameDigitsAs={numberOf(sameAs.get(order))}
              acts={acts}
              onMore={onMore}
              onMove={onMove}
            />
          ),
        }))}
      />
      <div ref={end} />
    </KitchenColumn>
  );
}

function numberOf(order: Order | undefined): string | undefined {
  return order && orderLabel(order);
}

/** The number of tickets to add while scrolling. A thousand at once would slow down each new order. */
const ticketsPerBatch = 12;
/** The first screenful. It renders at once, the next batch follows. */
const firstTickets = 4;

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
