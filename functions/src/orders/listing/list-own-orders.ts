import { vendorIdOfOrder } from '@thali/shared/ids/order-id';
import { recentOrdersCap } from '@thali/shared/orders/list-orders.contract';
import { listCustomerOrders, listOngoingCustomerOrders } from '../store/customer-orders.table.ts';
import type { OrderPosition } from '../store/order-index.ts';
import type { OrderRecord } from '../store/order-record.ts';
import { readOrders } from '../store/orders.table.ts';
import {
  isOngoingOnly,
  type ListQuery,
  matcherOf,
  type OrderSlice,
  pageOf,
} from './order-slice.ts';

/** A page of a customer's own orders. Reads the keys up to the cap, but only the orders of the page. */
export async function listOwnOrders(customerId: string, query: ListQuery): Promise<OrderSlice> {
  const start =
    query.after ?? (query.archived === 'true' ? await findRecentEnd(customerId) : undefined);
  if (query.archived === 'true' && !start) return { orders: [], next: undefined, total: null };

  const isMatched = query.status || query.search || query.payment || query.date;
  const isUnfiltered = !isMatched && !query.vendorId;
  const list = isOngoingOnly(query.status) ? listOngoingCustomerOrders : listCustomerOrders;
  const all = await list(customerId, {
    limit: start && isUnfiltered ? query.limit + 1 : recentOrdersCap,
    after: start,
  });
  const nextAfterCap = all.length === recentOrdersCap ? all.at(-1) : undefined;
  const positions = all.filter(
    ({ orderId }) => !query.vendorId || vendorIdOfOrder(orderId) === query.vendorId,
  );
  const range = { limit: query.limit, offset: start ? 0 : query.offset };
  if (isMatched) {
    const { matching, isComplete } = await readMatching(positions, query, range);
    const total = isComplete && !start ? matching.length : null;
    return { ...pageOf(matching, range, nextAfterCap), total };
  }
  const page = positions.slice(range.offset, range.offset + range.limit);
  const hasMore = positions.length > range.offset + range.limit;
  return {
    orders: await readOrders(page),
    next: hasMore ? page.at(-1) : nextAfterCap,
    total: start ? null : positions.length,
  };
}

/** Reads until one match more than the page needs is found, or until the end. */
async function readMatching(
  positions: readonly OrderPosition[],
  query: ListQuery,
  range: { limit: number; offset: number },
): Promise<{ matching: OrderRecord[]; isComplete: boolean }> {
  const matches = matcherOf(query);
  const neededCount = range.offset + range.limit;
  const matching: OrderRecord[] = [];
  let readCount = 0;
  while (readCount < positions.length && matching.length <= neededCount) {
    const batch = positions.slice(
      readCount,
      readCount + Math.max(neededCount + 1 - matching.length, 25),
    );
    matching.push(...(await readOrders(batch)).filter(matches));
    readCount += batch.length;
  }
  return { matching, isComplete: readCount >= positions.length };
}

/** The last of the most recent orders; undefined if there are no older orders. */
async function findRecentEnd(customerId: string): Promise<OrderPosition | undefined> {
  const recent = await listCustomerOrders(customerId, { limit: recentOrdersCap });
  return recent[recentOrdersCap - 1];
}
