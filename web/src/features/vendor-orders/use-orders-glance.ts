import { useQuery } from '@tanstack/react-query';
import { fetchOrders } from './fetch-orders.ts';
import { orderListKey } from './order-keys.ts';
import { type ListFilter, type Order, ongoingFilter } from './order-list.ts';

/** Source: spec 2, section 9 (recent orders 5). */
const recentFilter: ListFilter = { limit: 5, offset: 0 };

/** The latest orders; an OrderWatch keeps them true. */
export function useRecentOrders(vendorId: string) {
  return useGlance(vendorId, recentFilter, (orders) => orders);
}

/** How many orders wait to be confirmed. */
export function usePendingCount(vendorId: string) {
  return useGlance(vendorId, ongoingFilter, countPending);
}

function countPending(orders: Order[]): number {
  return orders.filter((order) => order.status === 'pending').length;
}

function useGlance<T>(vendorId: string, filter: ListFilter, select: (orders: Order[]) => T) {
  return useQuery({
    queryKey: orderListKey(vendorId, filter),
    queryFn: ({ signal }) => fetchOrders(vendorId, filter, { signal, background: false }),
    // What a watch did not see: this screen was somewhere else meanwhile.
    refetchOnMount: 'always',
    select: ({ orders }) => select(orders),
  });
}
