import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { LiveState } from '../../lib/live/live-types.ts';
import { createObservable, type Observable } from '../../lib/state/observable.ts';
import { createStoredObservable } from '../../lib/state/stored-observable.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { changeOrderStatus, failureToast } from './change-order-status.ts';
import {
  applyToLists,
  createRecentUpdates,
  type RecentUpdates,
  refetchOrders,
} from './order-cache.ts';
import type { Order } from './order-list.ts';
import { createOrderStatusChanges, type OrderStatusChanges } from './order-status-changes.ts';

/** One refetch for a row of quick taps. */
const refetchDelayMs = 800;

/** What all screens of one vendor's dashboard know of its orders, whichever is open. */
export interface OrderStore {
  vendorId: string;
  /** Since when the dashboard is open, epoch milliseconds. */
  openedAt: number;
  recentUpdates: RecentUpdates;
  link: Observable<LiveState>;
  acknowledged: AcknowledgedOrders;
  /** The orders that the bell rings for, newest first. */
  calling: Observable<readonly Order[]>;
  /** The order in the details dialog. */
  viewed: Observable<Order | undefined>;
  /** How many orders were completed meanwhile: each changes more than the orders. */
  completions: Observable<number>;
  changes: OrderStatusChanges;
  /** Takes in orders as the server sent them. */
  note(orders: readonly Order[]): void;
}

const OrderStoreContext = createContext<OrderStore | undefined>(undefined);

/** Surrounds the whole dashboard of a vendor. */
export function OrderStoreProvider({
  vendorId,
  children,
}: {
  vendorId: string;
  children: ReactNode;
}) {
  const client = useQueryClient();
  const store = useMemo(() => createOrderStore(client, vendorId), [client, vendorId]);
  return <OrderStoreContext value={store}>{children}</OrderStoreContext>;
}

export function useOrderStore(): OrderStore {
  const store = use(OrderStoreContext);
  if (!store) throw new Error('This screen is outside of an OrderStoreProvider');
  return store;
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
      onCurrent: (order) => note([order]),
      onSettled(change, answer) {
        const toast = failureToast(change, answer);
        if (toast && !change.isQuiet) showToast(toast);
        clearTimeout(timer);
        timer = setTimeout(() => void refetchOrders(client, vendorId), refetchDelayMs);
      },
    }),
  };
}

/** The same order comes more than once: with the answer, and over the live link. */
function isNewlyCompleted(recentUpdates: RecentUpdates, { id, status }: Order): boolean {
  return status === 'completed' && recentUpdates.latest(id)?.status !== 'completed';
}

interface AcknowledgedOrders extends Pick<Observable<readonly string[]>, 'get' | 'subscribe'> {
  add(orderIds: readonly string[]): void;
}

const mostAcknowledged = 500;

/** The orders that were acknowledged at this browser, in any of its tabs. */
function createAcknowledgedOrders(): AcknowledgedOrders {
  const acknowledged = createStoredObservable<readonly string[]>('thali.heard-orders', readIds);
  return {
    get: acknowledged.get,
    subscribe: acknowledged.subscribe,
    add(orderIds) {
      const known = new Set(acknowledged.get());
      const fresh = orderIds.filter((id) => !known.has(id));
      if (fresh.length === 0) return;
      acknowledged.set([...acknowledged.get(), ...fresh].slice(-mostAcknowledged));
    },
  };
}

function readIds(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}
