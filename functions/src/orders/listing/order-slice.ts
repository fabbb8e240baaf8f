import type { InputOf } from '@thali/shared/http/http-contract';
import type { listOrders } from '@thali/shared/orders/list-orders.contract';
import { isTokenToday, matchesSearch } from '@thali/shared/orders/matches-search';
import { isOngoing, type OrderStatus } from '@thali/shared/orders/order-status';
import type { ListSlice } from '../../http/paging.ts';
import { type OrderPosition, positionOf } from '../store/order-index.ts';
import type { OrderRecord } from '../store/order-record.ts';

/** The query of a list. */
export type ListQuery = Omit<InputOf<typeof listOrders>['query'], 'cursor'> &
  ListSlice<OrderPosition>;

/** One page of a list. */
export interface OrderSlice {
  orders: OrderRecord[];
  next: OrderPosition | undefined;
  /** Null after a cursor and in the archive, where orders are not counted. */
  total: number | null;
}

/** Whether a query needs only ongoing orders, which have their own index. */
export function isOngoingOnly(statuses: readonly OrderStatus[] | undefined): boolean {
  return statuses?.every(isOngoing) ?? false;
}

/** A filter by status and search. */
export function matcherOf({ status, search = '' }: ListQuery): (order: OrderRecord) => boolean {
  return (order) => (!status || status.includes(order.status)) && matchesSearch(order, search);
}

/**
 * Cuts a page out of orders that were read from the start of the list. A search for a token lists today's order first.
 * @param nextAfterAll the position after all of these orders
 * Rule: orders-21
 */
export function pageOf<T extends Pick<OrderRecord, 'id' | 'createdAt' | 'token'>>(
  allOrders: readonly T[],
  { offset, limit, search = '' }: Pick<ListQuery, 'offset' | 'limit' | 'search'>,
  nextAfterAll: OrderPosition | undefined,
): { orders: T[]; next: OrderPosition | undefined } {
  const now = new Date();
  // The cursor needs another order of the page, because it continues by time.
  const first = limit > 1 ? allOrders.find((order) => isTokenToday(order, search, now)) : undefined;
  const sorted = first ? [first, ...allOrders.filter((order) => order !== first)] : allOrders;
  const orders = sorted.slice(offset, offset + limit);
  const last = orders.findLast((order) => order !== first);
  const hasMore = allOrders.length > offset + limit;
  return { orders, next: hasMore && last ? positionOf(last) : nextAfterAll };
}
