import type { Order } from '@thali/shared/orders/order.contract';
import { startTransition, useEffect, useRef, useState } from 'react';

/** The number of tickets that scrolling adds. A thousand tickets at once would slow down the screen. */
const ticketsPerBatch = 12;
/** The number of tickets before the first batch. */
export const initialTickets = 4;

/** Renders the start of a long list. Adds more when the user scrolls near its end. */
export function useGrowingList(orders: readonly Order[]) {
  const [maxShown, setMaxShown] = useState(initialTickets);
  const list = useRef<HTMLDivElement>(null);
  const listEnd = useRef<HTMLDivElement>(null);
  const hasMore = orders.length > maxShown;
  useEffect(() => startTransition(() => setMaxShown(ticketsPerBatch)), []);
  useEffect(() => {
    if (!hasMore || !listEnd.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setMaxShown(maxShown + ticketsPerBatch),
      { root: list.current, rootMargin: '0px 0px 1200px' },
    );
    observer.observe(listEnd.current);
    return () => observer.disconnect();
  }, [hasMore, maxShown]);
  return { shown: orders.slice(0, maxShown), list, end: listEnd };
}
