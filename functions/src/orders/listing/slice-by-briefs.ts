import { recentOrdersCap } from '@thali/shared/orders/list-orders.contract';
import { matchesSearch } from '@thali/shared/orders/matches-search';
import type { OrderBrief } from '../briefs/order-briefs.table.ts';
import { briefFilterFor, readRecentBriefs } from '../briefs/recent-briefs.ts';
import { type OrderPosition, positionOf } from '../store/order-index.ts';
import type { OrderRecord } from '../store/order-record.ts';
import { readOrders } from '../store/orders.table.ts';
import { findVendorOrders } from '../store/vendor-orders.table.ts';
import { type ListQuery, matcherOf, type OrderSlice, pageOf } from './order-slice.ts';

/** Reading this many orders by id costs as much as reading the 1,000 newest orders in sequence. */
const maxRead = 200;

/** Finds a page by briefs, at a tenth of the cost of orders. Undefined if briefs cannot answer the query. */
export async function sliceByBriefs(
  vendorId: string,
  query: ListQuery,
): Promise<OrderSlice | undefined> {
  const isMatch = briefFilterFor(query.status);
  if (!isMatch && !query.search) return undefined;
  const briefs = await readRecentBriefs(vendorId);
  const last = briefs.length === recentOrdersCap ? briefs.at(-1) : undefined;
  const nextAfterCap = last && positionOf(last);
  const matches = briefs.filter(
    (brief) => matchesSearch(brief, query.search ?? '') && (isMatch?.(brief) ?? true),
  );
  if (isMatch) {
    const { orders: page, next } = pageOf(matches, query, nextAfterCap);
    const before = query.search ? undefined : matches[query.offset - 1];
    const isRange =
      before &&
      !isTiedWithPrevious(matches, query.offset) &&
      !isTiedWithPrevious(matches, query.offset + page.length);
    const orders = isRange
      ? await readAfter(vendorId, query, { after: positionOf(before), limit: page.length })
      : (await readOrders(page.map(positionOf))).filter(matcherOf(query));
    return { orders, next, total: matches.length };
  }
  if (matches.length > maxRead) return undefined;
  const orders = (await readOrders(matches.map(positionOf))).filter(matcherOf(query));
  return { ...pageOf(orders, query, nextAfterCap), total: orders.length };
}

/**
 * Whether an order and the order before it were placed in the same millisecond. Each index sorts such orders in its own
 * way, so a range of another index must not begin or end between them.
 */
function isTiedWithPrevious(briefs: readonly OrderBrief[], index: number): boolean {
  return briefs[index] !== undefined && briefs[index].createdAt === briefs[index - 1]?.createdAt;
}

/** Reads a page without a search as one range, because reading by id costs more. */
async function readAfter(
  vendorId: string,
  { status, offset }: ListQuery,
  { after, limit }: { after: OrderPosition; limit: number },
): Promise<OrderRecord[]> {
  if (limit === 0) return [];
  const range = { statuses: status, after, limit, max: recentOrdersCap - offset };
  return (await findVendorOrders(vendorId, range)).orders;
}

/** The last of the most recent orders; undefined if there are no older orders. */
export async function findRecentEnd(vendorId: string): Promise<OrderPosition | undefined> {
  const last = (await readRecentBriefs(vendorId))[recentOrdersCap - 1];
  return last && positionOf(last);
}
