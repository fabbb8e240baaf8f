import type { QueryClient } from '@tanstack/react-query';
import { newerOrder } from '../../orders/merge-order.ts';
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

/** A list read within this time of a change may not show it yet: indexes follow a little later. */
const indexLagMs = 5000;
const keptMs = 60_000;

export interface RecentUpdates {
  /** Remembers an order as the server has just sent it. */
  note(order: Order): void;
  /** What a list that was asked for at `askedAt` may have missed. */
  missedSince(askedAt: number): Order[];
  /** The newest state of one order, if it came within the last minute. */
  latest(orderId: string): Order | undefined;
}

/** Remembers live updates for a minute, so that a slower list cannot undo them. */
export function createRecentUpdates(now: () => number = Date.now): RecentUpdates {
  const updates = new Map<string, { order: Order; at: number }>();

  return {
    note(order) {
      const at = now();
      for (const [id, entry] of updates) {
        if (at - entry.at > keptMs) updates.delete(id);
      }
      const known = updates.get(order.id)?.order;
      if (newerOrder(known, order) === order) updates.set(order.id, { order, at });
    },
    missedSince(askedAt) {
      return [...updates.values()]
        .filter((entry) => entry.at >= askedAt - indexLagMs)
        .map((entry) => entry.order);
    },
    latest: (orderId) => updates.get(orderId)?.order,
  };
}
