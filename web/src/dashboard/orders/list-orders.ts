import { type CallOptions, callApi } from '../../lib/api/call-api.ts';
import { readAllPages, type WholeList } from '../../lib/data/use-paged-api.ts';
import { type ListFilter, maxListedOrders, type Order, type OrderList } from './order-list.ts';

/** The server's limit for one call. */
const maxPerCall = 100;

/**
 * Reads a vendor's orders by a filter. Reads several pages if the filter's limit exceeds the limit of one call.
 * @throws Error without a vendor, or if an answer has no orders
 */
export async function fetchOrders(
  vendorId: string,
  filter: ListFilter,
  options: CallOptions,
): Promise<OrderList> {
  const { limit } = filter;
  if (limit <= maxPerCall) return fetchPage(vendorId, filter, options);
  const { rows, isTruncated } = await fetchAllOrders(vendorId, filter, options);
  const total = isTruncated ? null : rows.length;
  return { orders: rows, pagination: { limit, offset: 0, total, nextCursor: null } };
}

/**
 * Reads all orders of a filter, at most 1,000. Ends where the list on screen ends, because cursors continue into the
 * archive.
 */
export async function fetchAllOrders(
  vendorId: string,
  filter: ListFilter,
  options: CallOptions,
): Promise<WholeList<Order>> {
  // A list by best match has no cursor.
  const firstPage = { ...filter, limit: maxPerCall, sort: undefined };
  const first = await fetchPage(vendorId, firstPage, options);
  const maxRows = Math.min(first.pagination.total ?? maxListedOrders, maxListedOrders);
  const { rows, isTruncated } = await readAllPages(
    async (cursor) => {
      const page = { ...firstPage, cursor, offset: undefined };
      const { orders, pagination } = cursor ? await fetchPage(vendorId, page, options) : first;
      return { rows: orders, nextCursor: pagination.nextCursor };
    },
    ({ id }) => id,
    maxRows,
  );
  return { rows: rows.slice(0, maxRows), isTruncated };
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
