import { matchesSearch } from '@thali/shared/orders/matches-search';
import { mergeOrder } from '../../orders/merge-order.ts';
import { type ListFilter, type Order, type OrderList, statusesOf } from './order-list.ts';

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

export function belongsTo(filter: ListFilter, order: Order): boolean {
  if (!statusesOf(filter).includes(order.status)) return false;
  if (!filter.search) return true;
  const { name, phone } = order.customerInfo;
  return matchesSearch({ id: order.id, customerName: name, customerPhone: phone }, filter.search);
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
