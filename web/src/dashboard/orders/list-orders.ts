import { type CallOptions, callApi } from '../../lib/api/call-api.ts';
import { readAllPages, type WholeList } from '../../lib/data/use-paged-api.ts';
import { type ListFilter, maxListedOrders, type Order, type OrderList } from './order-list.ts';

/** The server's limit for one call. */
const maxPerCall = 100;

/**
 * A part of a vendor's orders: one call, or all pages where the filter asks for more than one call answers.
 * @throws Error without a vendor, or when the answer holds no orders
 */
export async function fetchOrders(
  vendorId: string,
  filter: ListFilter,
  options: CallOptions,
): Promise<OrderList> {
  const { limit } = filter;
  if (limit <= maxPerCall) return fetchPage(vendorId, filter, options);
  const { rows, isCut } = await fetchAllOrders(vendorId, filter, options);
  const total = isCut ? null : rows.length;
  return { orders: rows, pagination: { limit, offset: 0, total, nextCursor: null } };
}

/** All orders of a filter, or the first 1,000 of them. */
export function fetchAllOrders(
  vendorId: string,
  filter: ListFilter,
  options: CallOptions,
): Promise<WholeList<Order>> {
  return readAllPages(
    async (cursor) => {
      const page = { ...filter, limit: maxPerCall, ...(cursor && { cursor, offset: undefined }) };
      const { orders, pagination } = await fetchPage(vendorId, page, options);
      return { rows: orders, nextCursor: pagination.nextCursor };
    },
    ({ id }) => id,
    maxListedOrders,
  );
}

async function fetchPage(
  vendorId: string,
  filter: ListFilter,
  options: CallOptions,
): Promise<OrderList> {
  if (!vendorId) throw new Error('Vendor context required for order operations');
  const page = await callApi('GET /orders', { ...options, query: { vendorId, ...filter } });
  if (!Array.isArray(page?.orders) || !page.pagination) {
    throw new Error('Invalid order data format');
  }
  return page;
}
