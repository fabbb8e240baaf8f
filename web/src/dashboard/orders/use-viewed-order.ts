import { useCallback } from 'react';
import { useObservable } from '../../lib/state/observable.ts';
import type { Order } from './order-list.ts';
import { useOrderStore } from './order-store-provider.tsx';
import type { PendingChanges } from './pending-changes.ts';

interface Shown {
  ongoingOrders: readonly Order[];
  pageOrders: readonly Order[];
  changes: PendingChanges;
}

/** The order in the details dialog, in its newest form; kept when it leaves the lists. */
export function useViewedOrder({ ongoingOrders, pageOrders, changes }: Shown) {
  const { viewed: opened, recentUpdates, acknowledged } = useOrderStore();
  const order = useObservable(opened);
  const isOpened = (candidate: Order) => candidate.id === order?.id;
  const known = [
    order,
    pageOrders.find(isOpened),
    ongoingOrders.find(isOpened),
    order && recentUpdates.latest(order.id),
  ];
  const newest = known.reduce((best, candidate) =>
    best && candidate && candidate.updatedAt > best.updatedAt ? candidate : best,
  );
  const status = newest && changes.get(newest.id);

  const view = useCallback(
    (chosen: Order) => {
      acknowledged.add([chosen.id]);
      opened.set(chosen);
    },
    [acknowledged, opened],
  );
  const closeView = useCallback(() => opened.set(undefined), [opened]);
  return { viewed: newest && status ? { ...newest, status } : newest, view, closeView };
}
