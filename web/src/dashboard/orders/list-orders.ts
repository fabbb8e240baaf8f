import { callApi } from '../../lib/api/call-api.ts';
import type { RequestOf } from '../../lib/api/calls.ts';
import { type ListFilter, type OrderList, statusesOf } from './order-list.ts';

type Query = RequestOf<'GET /orders'>['query'];

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
  let list = await fetchPage(firstOf(query, filter), options);
  while (list.pagination.nextCursor !== null && list.orders.length < limit && limit > callLimit) {
    const cursor = list.pagination.nextCursor;
    const more = await fetchPage({ ...query, cursor }, options);
    list = {
      orders: [...list.orders, ...more.orders],
      pagination: { ...list.pagination, nextCursor: more.pagination.nextCursor },
    };
  }
  return list;
}

function queryOf(vendorId: string, filter: ListFilter): Query {
  const { status, search, archivedAfter, limit } = filter;
  return {
    vendorId,
    status: status === 'unexpired' ? statusesOf(filter).join(',') : status,
    search: search || undefined,
    archived: archivedAfter === undefined ? undefined : 'true',
    limit: Math.min(limit, callLimit),
  };
}

function firstOf(query: Query, { archivedAfter, offset }: ListFilter): Query {
  return archivedAfter === undefined
    ? { ...query, offset }
    : { ...query, cursor: archivedAfter || undefined };
}

async function fetchPage(query: Query, options: FetchOptions): Promise<OrderList> {
  const page = await callApi('GET /orders', { ...options, query });
  const isPage = Array.isArray(page?.orders) && page.pagination;
  if (!isPage) throw new Error('Invalid order data format');
  return page;
}
