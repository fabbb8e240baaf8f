import { useQuery } from '@tanstack/react-query';
import { type ListFilter, type Order, ongoingFilter } from './order-list.ts';
import { useOrderStore } from './order-store-provider.tsx';
import { orderListQuery } from './use-order-list.ts';

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

/** How many orders are in the house. */
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

function useGlance<T>(filter: ListFilter, select: (orders: Order[]) => T) {
  return useQuery({
    ...orderListQuery(useOrderStore(), filter),
    // The watch keeps lists true that are on a screen; this one may have been on none.
    refetchOnMount: 'always',
    select: ({ orders }) => select(orders),
  });
}
