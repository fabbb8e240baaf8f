import { type CallOptions, callApi } from '../../lib/api/call-api.ts';
import { readAllPages, type WholeList } from '../../lib/data/use-paged-api.ts';
import { type ListFilter, maxListedOrders, type Order, type OrderList } from './order-list.ts';

/** The server's limit for one call. */
const maxPerCall = 100;

/**
 * Reads a vendor's orders by a filter. Reads several pages if the filter wants more than one call returns.
 * @throws Error without a vendor, or if an answer has no orders
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

/** Reads all orders of a filter, at most 1,000. */
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
