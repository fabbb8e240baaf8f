import { vendorIdOfOrder } from '@thali/shared/ids/order-id';
import { recentOrdersCap } from '@thali/shared/orders/list-orders.contract';
import { listCustomerOrders, listOngoingCustomerOrders } from '../store/customer-orders.table.ts';
import type { OrderPosition } from '../store/order-index.ts';
import type { OrderRecord } from '../store/order-record.ts';
import { readOrders } from '../store/orders.table.ts';
import { isOngoingOnly, type ListQuery, matcherOf, pageOf, type Slice } from './order-slice.ts';

/** A page of one customer's own orders. Reads keys up to the cap, and only the orders of the page. */
export async function listOwnOrders(customerId: string, query: ListQuery): Promise<Slice> {
  const start =
    query.after ?? (query.archived === 'true' ? await findRecentEnd(customerId) : undefined);
  if (query.archived === 'true' && !start) return { orders: [], next: undefined, total: null };

  const isPlain = !query.status && !query.search && !query.vendorId;
  const list = isOngoingOnly(query.status) ? listOngoingCustomerOrders : listCustomerOrders;
  const all = await list(customerId, {
    limit: start && isPlain ? query.limit + 1 : recentOrdersCap,
    after: start,
  });
  const behind = all.length === recentOrdersCap ? all.at(-1) : undefined;
  const positions = all.filter(
    ({ orderId }) => !query.vendorId || vendorIdOfOrder(orderId) === query.vendorId,
  );
  const range = { limit: query.limit, offset: start ? 0 : query.offset };
  if (query.status || query.search) {
    const { found, isComplete } = await readMatching(positions, query, range);
    const total = isComplete && !start ? found.length : null;
    return { ...pageOf(found, range, behind), total };
  }
  const page = positions.slice(range.offset, range.offset + range.limit);
  const hasMore = positions.length > range.offset + range.limit;
  return {
    orders: await readOrders(page),
    next: hasMore ? page.at(-1) : behind,
    total: start ? null : positions.length,
  };
}

/** Reads until it finds one order more than the page needs, or until there are no more. */
async function readMatching(
  positions: readonly OrderPosition[],
  query: ListQuery,
  range: { limit: number; offset: number },
): Promise<{ found: OrderRecord[]; isComplete: boolean }> {
  const matches = matcherOf(query);
  const wanted = range.offset + range.limit;
  const found: OrderRecord[] = [];
  let seen = 0;
  while (seen < positions.length && found.length <= wanted) {
    const some = positions.slice(seen, seen + Math.max(wanted + 1 - found.length, 25));
    found.push(...(await readOrders(some)).filter(matches));
    seen += some.length;
  }
  return { found, isComplete: seen >= positions.length };
}

/** The last of the most recent orders; undefined if there are no older ones. */
async function findRecentEnd(customerId: string): Promise<OrderPosition | undefined> {
  const recent = await listCustomerOrders(customerId, { limit: recentOrdersCap });
  return recent[recentOrdersCap - 1];
}
