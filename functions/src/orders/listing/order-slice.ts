import type { InputOf } from '@thali/shared/http/http-contract';
import type { listOrders } from '@thali/shared/orders/list-orders.contract';
import { matchesSearch } from '@thali/shared/orders/matches-search';
import { isOngoing, type OrderStatus } from '@thali/shared/orders/order-status';
import type { ListSlice } from '../../http/paging.ts';
import { type OrderPosition, positionOf } from '../store/order-index.ts';
import type { OrderRecord } from '../store/order-record.ts';

/** The query of a list. */
export type ListQuery = Omit<InputOf<typeof listOrders>['query'], 'cursor'> &
  ListSlice<OrderPosition>;

/** One page of a list. */
export interface Slice {
  orders: OrderRecord[];
  next: OrderPosition | undefined;
  /** Null if not counted: behind a cursor and in the archive. */
  total: number | null;
}

/** Whether a list asks for ongoing orders only. Those have their own index. */
export function isOngoingOnly(statuses: readonly OrderStatus[] | undefined): boolean {
  return statuses?.every(isOngoing) ?? false;
}

/** The part of a list's filter that an order's own fields decide. */
export function matcherOf({ status, search = '' }: ListQuery): (order: OrderRecord) => boolean {
  return (order) => (!status || status.includes(order.status)) && matchesSearch(order, search);
}

/**
 * A page of orders that were read from the start of the list.
 * @param behind  the position after all of these orders
 */
export function pageOf<T extends Pick<OrderRecord, 'id' | 'createdAt'>>(
  found: readonly T[],
  { offset, limit }: { offset: number; limit: number },
  behind: OrderPosition | undefined,
): { orders: T[]; next: OrderPosition | undefined } {
  const orders = found.slice(offset, offset + limit);
  const last = orders.at(-1);
  const hasMore = found.length > offset + limit;
  return { orders, next: hasMore && last ? positionOf(last) : behind };
}
