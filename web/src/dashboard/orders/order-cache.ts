import type { QueryClient } from '@tanstack/react-query';
import { applyOrder, type ListFilter, type Order, type OrderList } from './order-list.ts';

/** Everything cached of one vendor's orders. */
function ordersKey(vendorId: string) {
  return ['vendor-orders', vendorId] as const;
}

export function orderListKey(vendorId: string, filter: ListFilter) {
  return [...ordersKey(vendorId), filter] as const;
}

/** Brings orders that the server sent into every cached list. */
export function applyToLists(
  client: QueryClient,
  vendorId: string,
  orders: readonly Order[],
): void {
  for (const query of client.getQueryCache().findAll({ queryKey: ordersKey(vendorId) })) {
    const filter = query.queryKey[2] as ListFilter;
    client.setQueryData<OrderList>(query.queryKey, (list) =>
      orders.reduce((known, order) => known && applyOrder(known, filter, order), list),
    );
  }
}

export function refetchOrders(client: QueryClient, vendorId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: ordersKey(vendorId) });
}
