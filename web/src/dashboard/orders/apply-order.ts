import { matchesSearch } from '@thali/shared/orders/matches-search';
import { type ListFilter, type Order, type OrderList, statusesOf } from './order-list.ts';

/**
 * A list after an order was placed or changed: in its place by time when it belongs here, gone when it
 * no longer does, unchanged when the list already knows something newer. Untouched orders keep their
 * identity, so that their rows need not be drawn again.
 */
export function applyOrder(list: OrderList, filter: ListFilter, order: Order): OrderList {
  const known = list.orders.find((candidate) => candidate.id === order.id);
  if (known && known.updatedAt > order.updatedAt) return list;
  if (known) return belongsTo(filter, order) ? replace(list, order) : remove(list, order);
  return belongsTo(filter, order) && reachesInto(list, filter, order)
    ? insert(list, filter, order)
    : list;
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

function replace(list: OrderList, order: Order): OrderList {
  return {
    ...list,
    orders: list.orders.map((candidate) => (candidate.id === order.id ? order : candidate)),
  };
}

function remove(list: OrderList, order: Order): OrderList {
  const orders = list.orders.filter((candidate) => candidate.id !== order.id);
  return { orders, pagination: counted(list, -1) };
}

function insert(list: OrderList, filter: ListFilter, order: Order): OrderList {
  const older = list.orders.findIndex((candidate) => candidate.createdAt <= order.createdAt);
  const position = older === -1 ? list.orders.length : older;
  const orders = list.orders.toSpliced(position, 0, order).slice(0, filter.limit);
  return { orders, pagination: counted(list, 1) };
}

function counted({ pagination }: OrderList, change: number): OrderList['pagination'] {
  const total = pagination.total === null ? null : Math.max(0, pagination.total + change);
  return { ...pagination, total };
}
