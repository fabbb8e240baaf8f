import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { callApi } from '../../lib/api/call-api.ts';
import type { LiveState } from '../../lib/live/live-types.ts';
import { createObservable, type Observable } from '../../lib/state/observable.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { parseOrder } from '../../orders/live/parse-order.ts';
import { createRecentUpdates, type RecentUpdates } from '../../orders/live/recent-updates.ts';
import { type Acknowledgements, createAcknowledgements } from './acknowledgements.ts';
import { changeOrderStatus, failureToast } from './change-order-status.ts';
import { applyToLists, refetchOrders } from './order-cache.ts';
import type { Order } from './order-list.ts';
import { createOrderStatusChanges, type OrderStatusChanges } from './order-status-changes.ts';

/** One refetch for a row of quick taps. */
const refetchDelayMs = 800;

/** What all screens of one vendor's dashboard know of its orders, whichever is open. */
export interface OrderStore {
  vendorId: string;
  recentUpdates: RecentUpdates;
  link: Observable<LiveState>;
  acknowledgements: Acknowledgements;
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
    applyToLists(client, vendorId, orders.map(recentUpdates.note));
    completions.set(completions.get() + completed.length);
  }

  return {
    vendorId,
    recentUpdates,
    link: createObservable<LiveState>('connecting'),
    acknowledgements: createAcknowledgements({
      send: acknowledgeOrder,
      onCurrent: (order) => note([order]),
    }),
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

/** Without a repeat or a toast: where it fails, the bell rings again. */
async function acknowledgeOrder(orderId: string): Promise<Order | undefined> {
  const call = { params: { orderId }, background: true };
  return parseOrder((await callApi('POST /orders/{orderId}/acknowledge', call)).order);
}

/** The same order comes more than once: with the answer, and over the live link. */
function isNewlyCompleted(recentUpdates: RecentUpdates, { id, status }: Order): boolean {
  return status === 'completed' && recentUpdates.latest(id)?.status !== 'completed';
}
