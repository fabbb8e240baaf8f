import type { InputOf } from '@thali/shared/http/http-contract';
import type { listOrders } from '@thali/shared/orders/list-orders.contract';
import { isTokenToday, matchesSearch, searchRank } from '@thali/shared/orders/matches-search';
import { isOngoing, type OrderStatus } from '@thali/shared/orders/order-status';
import { matchesPayment } from '@thali/shared/orders/payment-filter';
import { toIst } from '@thali/shared/time/ist';
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

/** A filter by status, payment, day and search. */
export function matcherOf(query: ListQuery): (order: OrderRecord) => boolean {
  const { status, payment, date, search = '' } = query;
  return (order) =>
    (!status || status.includes(order.status)) &&
    (!payment || matchesPayment(order, payment)) &&
    (!date || toIst(new Date(order.createdAt)).date === date) &&
    matchesSearch(order, search);
}

/**
 * Cuts a page out of orders that were read from the start of the list. A search for a token lists today's order first.
 * Sorting by best match gives no cursor, because a cursor is a point in time.
 * @param nextAfterAll the position after all of these orders
 * Rule: orders-21
 */
export function pageOf<T extends RankedOrder>(
  allOrders: readonly T[],
  { offset, limit, search = '', sort }: Pick<ListQuery, 'offset' | 'limit' | 'search' | 'sort'>,
  nextAfterAll: OrderPosition | undefined,
): { orders: T[]; next: OrderPosition | undefined } {
  const now = new Date();
  if (sort === 'best' && search) {
    const ranked = allOrders.map((order) => ({ order, rank: searchRank(order, search, now) }));
    ranked.sort((a, b) => a.rank - b.rank);
    const orders = ranked.slice(offset, offset + limit).map(({ order }) => order);
    return { orders, next: undefined };
  }
  // The order with today's token is out of the time sequence, so it gives no cursor. A page with only that order
  // would lack a cursor.
  const first = limit > 1 ? allOrders.find((order) => isTokenToday(order, search, now)) : undefined;
  const sorted = first ? [first, ...allOrders.filter((order) => order !== first)] : allOrders;
  const orders = sorted.slice(offset, offset + limit);
  const last = orders.findLast((order) => order !== first);
  const hasMore = allOrders.length > offset + limit;
  return { orders, next: hasMore && last ? positionOf(last) : nextAfterAll };
}

type RankedOrder = Pick<
  OrderRecord,
  'id' | 'createdAt' | 'token' | 'table' | 'customerName' | 'customerPhone'
> & { offline?: { number: string } | undefined };
