import { matchesSearch } from '@thali/shared/orders/matches-search';
import {
  type OrderStatus,
  ongoingStatuses,
  orderStatuses,
  unexpiredStatuses,
} from '@thali/shared/orders/order-status';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { mergeOrder } from '../../orders/live/merge-order.ts';

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

/** Status changes that were tapped and are not yet answered, by order id. */
export type PendingChanges = ReadonlyMap<string, OrderStatus>;

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

/** A list, and how many there are in all, after an order was placed or changed. */
export function applyOrder(list: OrderList, filter: ListFilter, order: Order): OrderList {
  const isListed = list.orders.some(({ id }) => id === order.id);
  const belongs = belongsTo(filter, order) && (isListed || reachesInto(list, filter, order));
  const orders = mergeOrder(list.orders, order, belongs);
  if (orders === list.orders) return list;
  return {
    orders: orders.slice(0, filter.limit),
    pagination: counted(list, orders.length - list.orders.length),
  };
}

/**
 * What the screen shows: the server's orders with the unanswered changes laid over them. Taking a
 * change away is the whole rollback, and no answer that comes meanwhile can be lost in one.
 */
export function withPendingChanges(
  orders: readonly Order[],
  changes: PendingChanges,
  filter: ListFilter,
): readonly Order[] {
  if (changes.size === 0) return orders;
  return orders.flatMap((order) => {
    const status = changes.get(order.id);
    if (status === undefined) return [order];
    const changed = { ...order, status };
    return belongsTo(filter, changed) ? [changed] : [];
  });
}

function belongsTo(filter: ListFilter, order: Order): boolean {
  if (!statusesOf(filter).includes(order.status)) return false;
  if (!filter.search) return true;
  const { name, phone } = order.customerInfo;
  const { id, token, table } = order;
  const who = { customerName: name, customerPhone: phone };
  return matchesSearch({ id, token, table, ...who }, filter.search);
}

/** Only the first page takes newcomers, and only those that are not older than all it shows. */
function reachesInto(list: OrderList, filter: ListFilter, order: Order): boolean {
  if (filter.offset > 0 || filter.archivedAfter !== undefined) return false;
  const oldest = list.orders.at(-1);
  return list.orders.length < filter.limit || !oldest || order.createdAt > oldest.createdAt;
}

function counted({ pagination }: OrderList, change: number): OrderList['pagination'] {
  const total = pagination.total === null ? null : Math.max(0, pagination.total + change);
  return { ...pagination, total };
}
