import { callApi } from '../../api/call-api.ts';
import type { ListFilter, OrderList } from './order-list.ts';

/** The most that one call answers. */
const callLimit = 100;

interface FetchOptions {
  signal: AbortSignal;
  /** One of many rounds: no toast when it fails. */
  background: boolean;
}

/** A part of a vendor's orders, in as many calls as it takes. */
export async function fetchOrders(
  vendorId: string,
  { status, limit, offset }: ListFilter,
  options: FetchOptions,
): Promise<OrderList> {
  const query = { vendorId, status, limit: Math.min(limit, callLimit) };
  let list = readList(await callApi('GET', '/orders', { ...options, query: { ...query, offset } }));
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

function readList(answer: unknown): OrderList {
  const { orders, pagination } = (answer ?? {}) as Partial<OrderList>;
  if (!Array.isArray(orders) || !pagination) throw new Error('Invalid order data format');
  return { orders, pagination };
}
