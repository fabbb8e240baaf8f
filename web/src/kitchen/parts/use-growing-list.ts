import type { Order } from '@thali/shared/orders/order.contract';
import { startTransition, useEffect, useRef, useState } from 'react';

/** The number of tickets to add while scrolling. A thousand at once would slow down each new order. */
const ticketsPerBatch = 12;
/** The first screenful. It renders at once, the next batch follows. */
export const firstTickets = 4;

/** Renders the start of a long list, and more of it when its end comes near. */
export function useGrowingList(orders: readonly Order[]) {
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
