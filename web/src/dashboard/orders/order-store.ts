import type { QueryClient } from '@tanstack/react-query';
import type { LiveState } from '../../lib/live/live-types.ts';
import { createObservable, type Observable } from '../../lib/state/observable.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { type AcknowledgedOrders, createAcknowledgedOrders } from './acknowledged-orders.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { failureToast } from './change-order-status-texts.ts';
import { applyToLists, refetchOrders } from './order-keys.ts';
import type { Order } from './order-list.ts';
import { createOrderStatusChanges, type OrderStatusChanges } from './order-status-changes.ts';
import { createRecentUpdates, type RecentUpdates } from './recent-updates.ts';

/** One refetch for a row of quick taps. */
const refetchDelayMs = 800;

/** What all screens of one vendor's dashboard know of its orders, whichever is open. */
export interface OrderStore {
  vendorId: string;
  /** Since when it is watched, epoch milliseconds. */
  openedAt: number;
  recentUpdates: RecentUpdates;
  link: Observable<LiveState>;
  acknowledged: AcknowledgedOrders;
  /** The orders that call for somebody, newest first. */
  calling: Observable<readonly Order[]>;
  /** The order in the details dialog. */
  viewed: Observable<Order | undefined>;
  /** How many orders were heard to be completed: each brings more than the orders to change. */
  completions: Observable<number>;
  changes: OrderStatusChanges;
  /** The server told how some orders are now. */
  note(orders: readonly Order[]): void;
}

export function createOrderStore(client: QueryClient, vendorId: string): OrderStore {
  const recentUpdates = createRecentUpdates();
  const completions = createObservable(0);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function note(orders: readonly Order[]): void {
    const completed = orders.filter((order) => isNewlyCompleted(recentUpdates, order));
    for (const order of orders) recentUpdates.note(order);
    applyToLists(client, vendorId, orders);
    completions.set(completions.get() + completed.length);
  }

  return {
    vendorId,
    openedAt: Date.now(),
    recentUpdates,
    link: createObservable<LiveState>('connecting'),
    acknowledged: createAcknowledgedOrders(),
    calling: createObservable<readonly Order[]>([]),
    viewed: createObservable<Order | undefined>(undefined),
    completions,
    note,
    changes: createOrderStatusChanges({
      send: changeOrderStatus,
      onTold: (order) => note([order]),
      onSettled(change, answer) {
        const toast = failureToast(change, answer);
        if (toast && !change.isQuiet) showToast(toast);
        clearTimeout(timer);
        timer = setTimeout(() => void refetchOrders(client, vendorId), refetchDelayMs);
      },
    }),
  };
}

/** The same order is told of more than once: by the answer, and by the room. */
function isNewlyCompleted(recentUpdates: RecentUpdates, { id, status }: Order): boolean {
  return status === 'completed' && recentUpdates.latest(id)?.status !== 'completed';
}
