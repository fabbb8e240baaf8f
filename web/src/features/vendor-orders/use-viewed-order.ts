import { useCallback, useState } from 'react';
import type { OrderJournal } from './order-journal.ts';
import type { Order } from './order-list.ts';

interface Shown {
  ongoingOrders: readonly Order[];
  pageOrders: readonly Order[];
  changes: ReadonlyMap<string, Order['status']>;
  journal: OrderJournal;
  markSeen: (orderId: string) => void;
}

/** The order in the details dialog, in its newest form; kept when it leaves the lists. */
export function useViewedOrder({ ongoingOrders, pageOrders, changes, journal, markSeen }: Shown) {
  const [opened, setOpened] = useState<Order>();
  const isOpened = (order: Order) => order.id === opened?.id;
  const known = [
    opened,
    pageOrders.find(isOpened),
    ongoingOrders.find(isOpened),
    opened && journal.latest(opened.id),
  ];
  const newest = known.reduce((best, order) =>
    best && order && order.updatedAt > best.updatedAt ? order : best,
  );

  const status = newest && changes.get(newest.id);
  const viewed = newest && status ? { ...newest, status } : newest;

  const view = useCallback(
    (order: Order) => {
      markSeen(order.id);
      setOpened(order);
    },
    [markSeen],
  );
  const closeView = useCallback(() => setOpened(undefined), []);
  return { viewed, view, closeView };
}
