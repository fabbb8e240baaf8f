import { useCallback, useMemo } from 'react';
import type { CallOptions } from '../../lib/api/call-api.ts';
import { useApi } from '../../lib/data/use-api.ts';
import { isOffline } from '../../lib/offline/is-offline.ts';
import { useObservable } from '../../lib/state/observable.ts';
import { findRingingOrders } from '../../orders/alarm/ringing-orders.ts';
import { staffPayment } from '../../orders/payment/staff-payment.ts';
import { fetchOrders } from './list-orders.ts';
import {
  applyOrder,
  type ListFilter,
  type Order,
  ongoingFilter,
  type PendingChanges,
  withPendingChanges,
} from './order-list.ts';
import { type OrderStore, useOrderStore } from './order-store.tsx';

/** Reads a list of orders. Live events update the list. Without a live connection, OrderWatch polls. */
export function useOrderList(filter: ListFilter) {
  const store = useOrderStore();
  return useApi('GET /orders', orderRequest(store, filter), {
    read: readOrders(store, filter),
    keepsPrevious: true,
  });
}

export function orderRequest({ vendorId }: Pick<OrderStore, 'vendorId'>, filter: ListFilter) {
  return { query: { vendorId, ...filter } };
}

/**
 * Reads a list and applies the live updates that arrived meanwhile. Without a connection, a poll shows no toast,
 * because it would replace the toast about a tap.
 */
export function readOrders({ vendorId, recentUpdates, link }: OrderStore, filter: ListFilter) {
  return async ({ background, ...options }: CallOptions) => {
    const startedAt = Date.now();
    const isSilent = background && (link.get() !== 'live' || isOffline());
    const list = await fetchOrders(vendorId, filter, { ...options, background: isSilent });
    return recentUpdates
      .missedSince(startedAt)
      .reduce((current, order) => applyOrder(current, filter, order), list);
  };
}

/** The ongoing orders and one page of the list, for the Orders tab. */
export function useVendorOrders(filter: ListFilter) {
  const store = useOrderStore();
  const changes = useObservable(store.changes.pending);
  const ringing = useObservable(store.ringing);
  const ongoing = useOrderList(ongoingFilter);
  const page = useOrderList(filter);
  return {
    link: useObservable(store.link),
    changes,
    /** The read of the page. Has no data until the ongoing orders have loaded too. */
    reading: {
      data: ongoing.data && page.data,
      error: page.error ?? ongoing.error,
      isFetching: page.isFetching || ongoing.isFetching,
      isPlaceholderData: page.isPlaceholderData,
      refetch: () => Promise.all([page.refetch(), ongoing.refetch()]),
    },
    ongoingOrders: useMemo(
      () => withPendingChanges(ongoing.data?.orders ?? [], changes, ongoingFilter),
      [ongoing.data, changes],
    ),
    pageOrders: useMemo(
      () => withPendingChanges(page.data?.orders ?? [], changes, filter),
      [page.data, changes, filter],
    ),
    ringing: useMemo(() => new Set(ringing.map(({ id }) => id)), [ringing]),
  };
}

interface OrdersOnScreen {
  ongoingOrders: readonly Order[];
  pageOrders: readonly Order[];
  changes: PendingChanges;
}

/** The newest state of the order in the details dialog, even after the order has left the lists. */
export function useViewedOrder({ ongoingOrders, pageOrders, changes }: OrdersOnScreen) {
  const { viewedOrder: storedOrder, recentUpdates, acknowledgements } = useOrderStore();
  const order = useObservable(storedOrder);
  const isViewed = (candidate: Order) => candidate.id === order?.id;
  const candidates = [
    order,
    pageOrders.find(isViewed),
    ongoingOrders.find(isViewed),
    order && recentUpdates.latest(order.id),
  ];
  const newestOrder = candidates.reduce((newestSoFar, candidate) =>
    newestSoFar && candidate && candidate.updatedAt > newestSoFar.updatedAt
      ? candidate
      : newestSoFar,
  );
  const status = newestOrder && changes.get(newestOrder.id);

  const view = useCallback(
    (clickedOrder: Order) => {
      if (findRingingOrders([clickedOrder]).length > 0) acknowledgements.add([clickedOrder.id]);
      storedOrder.set(clickedOrder);
    },
    [acknowledgements, storedOrder],
  );
  const closeView = useCallback(() => storedOrder.set(undefined), [storedOrder]);
  return {
    viewedOrder: newestOrder && status ? { ...newestOrder, status } : newestOrder,
    view,
    closeView,
  };
}

/** Rule: dashboard-8 */
export const recentFilter: ListFilter = { limit: 5, offset: 0 };

/** The latest orders. */
export function useRecentOrders() {
  return useOrderSummary(recentFilter, (orders) => orders);
}

/** The orders that wait for confirmation, the oldest first. */
export function useWaitingOrders() {
  return useOrderSummary(ongoingFilter, waitingOrders);
}

/** The numbers of pending orders, of ongoing orders, and of payments to check. */
export function useOngoingCounts() {
  return useOrderSummary(ongoingFilter, countOngoing);
}

function waitingOrders(orders: Order[]): readonly Order[] {
  return orders.filter(({ status }) => status === 'pending').toReversed();
}

function countOngoing(orders: Order[]) {
  return {
    pending: waitingOrders(orders).length,
    active: orders.length,
    /** The guest reported a payment, and no one has checked it. */
    paymentsToCheck: orders.filter((order) => staffPayment(order)?.isReported).length,
    /** A text that differs whenever an order arrives, changes its status or ends. */
    changeKey: orders.map(({ id, status }) => `${id} ${status}`).join(),
  };
}

const completedFilter: ListFilter = { status: 'completed', limit: 20, offset: 0 };

/** Whether the mess has ever completed a real order. Returns undefined while unknown. Rule: dashboard-11 */
export function useHasCompletedOrder(isEnabled: boolean): boolean | undefined {
  const { data: recent } = useRecentOrders();
  const isRecent = recent?.some(isCompletedOrder);
  const hasEarlier = recent?.length === recentFilter.limit;
  const { data: isEarlier } = useOrderSummary(
    completedFilter,
    (orders) => orders.some(isCompletedOrder),
    isEnabled && isRecent === false && hasEarlier,
  );
  return isRecent === false && hasEarlier ? isEarlier : isRecent;
}

function isCompletedOrder({ status, isTest }: Order): boolean {
  return status === 'completed' && !isTest;
}

function useOrderSummary<T>(filter: ListFilter, select: (orders: Order[]) => T, enabled = true) {
  const store = useOrderStore();
  return useApi('GET /orders', orderRequest(store, filter), {
    read: readOrders(store, filter),
    enabled,
    // Polls refresh only lists on screen, so this list may be old.
    refetchOnMount: 'always',
    select: ({ orders }) => select(orders),
  });
}
