import { matchesSearch } from '@thali/shared/orders/matches-search';
import { type OrderStatus, ongoingStatuses } from '@thali/shared/orders/order-status';
import { matchesPayment } from '@thali/shared/orders/payment-filter';
import { toIst } from '@thali/shared/time/ist';
import type { AnswerOf, RequestOf } from '../../lib/api/calls.ts';
import { mergeOrder } from '../../orders/live/merge-order.ts';

/** An answer of the list call. The cache stores it. */
export type OrderList = AnswerOf<'GET /orders'>;
export type Order = OrderList['orders'][number];

/** The filter of the listed orders. A `limit` above 100 needs several calls. */
export type ListFilter = Omit<NonNullable<RequestOf<'GET /orders'>['query']>, 'vendorId'> & {
  limit: number;
};

/** The status changes that have no answer yet, by order id. */
export type PendingChanges = ReadonlyMap<string, OrderStatus>;

/** Rule: orders-26 */
export const pageSize = 50;
export const maxListedOrders = 1000;

export const ongoingFilter: ListFilter = { status: 'ongoing', limit: maxListedOrders, offset: 0 };

/** The number of pages of a list, up to the limit. Older orders are in the archive. */
export function pageCount({ pagination }: Pick<OrderList, 'pagination'>): number {
  return Math.ceil(Math.min(pagination.total ?? maxListedOrders, maxListedOrders) / pageSize);
}

/** Adds a placed order to a list, or applies a change to it, and corrects the total. */
export function applyOrder(list: OrderList, filter: ListFilter, order: Order): OrderList {
  const isListed = list.orders.some(({ id }) => id === order.id);
  const belongs = belongsTo(filter, order) && (isListed || fitsOnPage(list, filter, order));
  const orders = mergeOrder(list.orders, order, belongs);
  if (orders === list.orders) return list;
  return {
    orders: orders.slice(0, filter.limit),
    pagination: withTotalChangedBy(list, orders.length - list.orders.length),
  };
}

/**
 * The server's orders with the pending changes on top. To undo a change, call this function without the change. Orders
 * that have arrived since then stay.
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
  const statuses = filter.status === 'ongoing' ? ongoingStatuses : filter.status?.split(',');
  if (statuses && !statuses.some((status) => status === order.status)) return false;
  if (filter.payment && !matchesPayment(order, filter.payment)) return false;
  if (filter.date && toIst(new Date(order.createdAt)).date !== filter.date) return false;
  if (!filter.search) return true;
  const { name, phone } = order.customerInfo;
  const { id, token, table, offline } = order;
  const customer = { customerName: name, customerPhone: phone };
  return matchesSearch({ id, token, table, offline, ...customer }, filter.search);
}

/** Whether a new order belongs on this page. It does on the first page, if it is newer than the last order there. */
function fitsOnPage(list: OrderList, filter: ListFilter, order: Order): boolean {
  if (filter.offset || filter.archived) return false;
  const oldestOrder = list.orders.at(-1);
  return (
    list.orders.length < filter.limit || !oldestOrder || order.createdAt > oldestOrder.createdAt
  );
}

function withTotalChangedBy({ pagination }: OrderList, change: number): OrderList['pagination'] {
  const total = pagination.total === null ? null : Math.max(0, pagination.total + change);
  return { ...pagination, total };
}
