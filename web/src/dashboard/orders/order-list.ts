import {
  type OrderStatus,
  ongoingStatuses,
  orderStatuses,
  unexpiredStatuses,
} from '@thali/shared/orders/order-status';
import type { AnswerOf } from '../../lib/api/calls.ts';

/** One answer of the list call, as the cache keeps it. */
export type OrderList = AnswerOf<'GET /orders'>;
export type Order = OrderList['orders'][number];

/** Which part of a vendor's orders a list shows. */
export interface ListFilter {
  /** Absent: every status. */
  status?: OrderStatus | 'ongoing' | 'unexpired';
  /** Part of a name, a phone or an id. */
  search?: string;
  /** Those older than the most recent ones, behind this cursor; from the newest of them when empty. */
  archivedAfter?: string;
  limit: number;
  offset: number;
}

/** Rule: orders-26 */
export const pageSize = 50;
export const reachableOrders = 1000;

export const ongoingFilter: ListFilter = { status: 'ongoing', limit: reachableOrders, offset: 0 };

/** The statuses that a list is about. */
export function statusesOf({ status }: Pick<ListFilter, 'status'>): readonly OrderStatus[] {
  if (status === undefined) return orderStatuses;
  if (status === 'ongoing') return ongoingStatuses;
  return status === 'unexpired' ? unexpiredStatuses : [status];
}

/** How many pages can be turned to; what is older is in the archive. */
export function pageCount({ pagination }: Pick<OrderList, 'pagination'>): number {
  return Math.ceil(Math.min(pagination.total ?? reachableOrders, reachableOrders) / pageSize);
}
