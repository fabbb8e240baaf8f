import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { isRefetch } from '../../lib/api/is-refetch.ts';
import { applyOrder } from './apply-order.ts';
import { fetchOrders } from './list-orders.ts';
import { orderListKey } from './order-keys.ts';
import type { ListFilter } from './order-list.ts';
import type { OrderStore } from './order-store.ts';
import { useOrderStore } from './order-store-provider.tsx';

/** A part of the orders, kept true by live events; its OrderWatch asks again while there are none. */
export function useOrderList(filter: ListFilter) {
  const store = useOrderStore();
  return useQuery({ ...orderListQuery(store, filter), placeholderData: keepPreviousData });
}

export function orderListQuery({ vendorId, recentUpdates, link }: OrderStore, filter: ListFilter) {
  return queryOptions({
    queryKey: orderListKey(vendorId, filter),
    queryFn: async ({ client, queryKey, signal }) => {
      const askedAt = Date.now();
      const isKnown = isRefetch(client, queryKey);
      const background = isKnown && link.get() !== 'live';
      const list = await fetchOrders(vendorId, filter, { signal, background });
      return recentUpdates
        .missedSince(askedAt)
        .reduce((known, order) => applyOrder(known, filter, order), list);
    },
  });
}
