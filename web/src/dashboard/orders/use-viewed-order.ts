import { useCallback } from 'react';
import { useValue } from '../../lib/state/observable.ts';
import type { Order } from './order-list.ts';
import { useKitchen } from './order-store-provider.tsx';
import type { PendingChanges } from './pending-changes.ts';

interface Shown {
  ongoingOrders: readonly Order[];
  pageOrders: readonly Order[];
  changes: PendingChanges;
}

/** The order in the details dialog, in its newest form; kept when it leaves the lists. */
export function useViewedOrder({ ongoingOrders, pageOrders, changes }: Shown) {
  const { viewed: opened, journal, heard } = useKitchen();
  const order = useValue(opened);
  const isOpened = (candidate: Order) => candidate.id === order?.id;
  const known = [
    order,
    pageOrders.find(isOpened),
    ongoingOrders.find(isOpened),
    order && journal.latest(order.id),
  ];
  const newest = known.reduce((best, candidate) =>
    best && candidate && candidate.updatedAt > best.updatedAt ? candidate : best,
  );
  const status = newest && changes.get(newest.id);

  const view = useCallback(
    (chosen: Order) => {
      heard.add([chosen.id]);
      opened.set(chosen);
    },
    [heard, opened],
  );
  const closeView = useCallback(() => opened.set(undefined), [opened]);
  return { viewed: newest && status ? { ...newest, status } : newest, view, closeView };
}
