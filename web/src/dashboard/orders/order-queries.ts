import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { isRefetch } from '../../lib/api/is-refetch.ts';
import { isOffline } from '../../lib/offline/is-offline.ts';
import { useObservable } from '../../lib/state/observable.ts';
import { callingOrders } from '../../orders/alarm/calling-orders.ts';
import { fetchOrders } from './list-orders.ts';
import { orderListKey } from './order-cache.ts';
import {
  applyOrder,
  type ListFilter,
  type Order,
  ongoingFilter,
  type PendingChanges,
  withPendingChanges,
} from './order-list.ts';
import { type OrderStore, useOrderStore } from './order-store.tsx';

/** A part of the orders, kept up to date by live events; while there are none, its OrderWatch polls. */
export function useOrderList(filter: ListFilter) {
  const store = useOrderStore();
  return useQuery({ ...orderListQuery(store, filter), placeholderData: keepPreviousData });
}

/** Where a list can't be had by now, its screen says so: no toast takes the place of what was said about a tap. */
export function orderListQuery({ vendorId, recentUpdates, link }: OrderStore, filter: ListFilter) {
  return queryOptions({
    queryKey: orderListKey(vendorId, filter),
    queryFn: async ({ client, queryKey, signal }) => {
      const askedAt = Date.now();
      const isKnown = isRefetch(client, queryKey);
      const background = isKnown && (link.get() !== 'live' || isOffline());
      const list = await fetchOrders(vendorId, filter, { signal, background });
      return recentUpdates
        .missedSince(askedAt)
        .reduce((known, order) => applyOrder(known, filter, order), list);
    },
  });
}

/** What the Orders tab shows: what is ongoing, one page of the rest, both live. */
export function useVendorOrders(filter: ListFilter) {
  const store = useOrderStore();
  const changes = useObservable(store.changes.pending);
  const calling = useObservable(store.calling);
  const ongoing = useOrderList(ongoingFilter);
  const page = useOrderList(filter);
  return {
    link: useObservable(store.link),
    changes,
    ongoing,
    page,
    ongoingOrders: useMemo(
      () => withPendingChanges(ongoing.data?.orders ?? [], changes, ongoingFilter),
      [ongoing.data, changes],
    ),
    pageOrders: useMemo(
      () => withPendingChanges(page.data?.orders ?? [], changes, filter),
      [page.data, changes, filter],
    ),
    calling: useMemo(() => new Set(calling.map(({ id }) => id)), [calling]),
  };
}

interface Shown {
  ongoingOrders: readonly Order[];
  pageOrders: readonly Order[];
  changes: PendingChanges;
}

/** The order in the details dialog, in its newest form; kept when it leaves the lists. */
export function useViewedOrder({ ongoingOrders, pageOrders, changes }: Shown) {
  const { viewed: opened, recentUpdates, acknowledgements } = useOrderStore();
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
      if (callingOrders([chosen]).length > 0) acknowledgements.add([chosen.id]);
      opened.set(chosen);
    },
    [acknowledgements, opened],
  );
  const closeView = useCallback(() => opened.set(undefined), [opened]);
  return { viewed: newest && status ? { ...newest, status } : newest, view, closeView };
}

/** Rule: dashboard-8 */
export const recentFilter: ListFilter = { limit: 5, offset: 0 };

/** The latest orders. */
export function useRecentOrders() {
  return useGlance(recentFilter, (orders) => orders);
}

/** How many orders wait to be confirmed. */
export function usePendingCount() {
  return useGlance(ongoingFilter, countPending);
}

/** How many orders are ongoing. */
export function useOngoingCounts() {
  return useGlance(ongoingFilter, countOngoing);
}

function countPending(orders: Order[]): number {
  return orders.filter((order) => order.status === 'pending').length;
}

function countOngoing(orders: Order[]) {
  return {
    pending: countPending(orders),
    active: orders.length,
    /** Another text whenever an order has come, moved on or gone. */
    pulse: orders.map(({ id, status }) => `${id} ${status}`).join(),
  };
}

const completedFilter: ListFilter = { status: 'completed', limit: 20, offset: 0 };

/** Whether a real order was ever completed; undefined while that is not known, or not asked. Rule: dashboard-11 */
export function useHasServed(isAsked: boolean): boolean | undefined {
  const { data: recent } = useRecentOrders();
  const isRecent = recent?.some(isServed);
  const { data: isEarlier } = useGlance(
    completedFilter,
    (orders) => orders.some(isServed),
    isAsked && isRecent === false,
  );
  return isRecent || isEarlier;
}

function isServed({ status, isTest }: Order): boolean {
  return status === 'completed' && !isTest;
}

function useGlance<T>(filter: ListFilter, select: (orders: Order[]) => T, enabled = true) {
  return useQuery({
    enabled,
    ...orderListQuery(useOrderStore(), filter),
    // The watch keeps only lists up to date that are on a screen; this one may have been on none.
    refetchOnMount: 'always',
    select: ({ orders }) => select(orders),
  });
}
