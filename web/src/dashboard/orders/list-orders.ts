import { callApi } from '../../lib/api/call-api.ts';
import type { QueryValues } from '../../lib/api/send-request.ts';
import { type ListFilter, type OrderList, statusesOf } from './order-list.ts';

/** The most that one call answers. */
const callLimit = 100;

interface FetchOptions {
  signal: AbortSignal;
  /** One of many rounds: no toast when it fails. */
  background: boolean;
}

/**
 * A part of a vendor's orders, in as many calls as it takes.
 * @throws Error without a vendor, or when the answer holds no orders
 */
export async function fetchOrders(
  vendorId: string,
  filter: ListFilter,
  options: FetchOptions,
): Promise<OrderList> {
  if (!vendorId) throw new Error('Vendor context required for order operations');
  const { limit } = filter;
  const query = queryOf(vendorId, filter);
  let list = readList(
    await callApi('GET', '/orders', { ...options, query: firstOf(query, filter) }),
  );
  while (list.pagination.nextCursor !== null && list.orders.length < limit && limit > callLimit) {
    const cursor = list.pagination.nextCursor;
    const more = readList(
      await callApi('GET', '/orders', { ...options, query: { ...query, cursor } }),
    );
    list = {
      orders: [...list.orders, ...more.orders],
      pagination: { ...list.pagination, nextCursor: more.pagination.nextCursor },
    };
  }
  return list;
}

function queryOf(vendorId: string, filter: ListFilter): QueryValues {
  const { status, search, archivedAfter, limit } = filter;
  return {
    vendorId,
    status: status === 'unexpired' ? statusesOf(filter).join(',') : status,
    search: search || undefined,
    archived: archivedAfter === undefined ? undefined : true,
    limit: Math.min(limit, callLimit),
  };
}

function firstOf(query: QueryValues, { archivedAfter, offset }: ListFilter): QueryValues {
  return archivedAfter === undefined
    ? { ...query, offset }
    : { ...query, cursor: archivedAfter || undefined };
}

function readList(answer: unknown): OrderList {
  const { orders, pagination } = (answer ?? {}) as Partial<OrderList>;
  if (!Array.isArray(orders) || !pagination) throw new Error('Invalid order data format');
  return { orders, pagination };
}
