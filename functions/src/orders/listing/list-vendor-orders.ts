import { vendorIdOfOrder } from '@thali/shared/ids/order-id';
import { recentOrdersCap } from '@thali/shared/orders/list-orders.contract';
import { ongoingStatuses } from '@thali/shared/orders/order-status';
import { addDays } from '@thali/shared/time/dates';
import { istDayStart } from '@thali/shared/time/ist';
import { invalidCursor } from '../../http/paging.ts';
import { countRecentOrders } from '../briefs/recent-totals.ts';
import { listOngoingOrders } from '../store/ongoing-orders.table.ts';
import type { OrderPosition } from '../store/order-index.ts';
import { readOrders } from '../store/orders.table.ts';
import { findVendorOrders } from '../store/vendor-orders.table.ts';
import {
  isOngoingOnly,
  type ListQuery,
  matcherOf,
  type OrderSlice,
  pageOf,
} from './order-slice.ts';
import { findRecentEnd, sliceByBriefs } from './slice-by-briefs.ts';

/** A page of one vendor's orders. One call reads at most 1,000 orders. */
export async function listVendorOrders(vendorId: string, query: ListQuery): Promise<OrderSlice> {
  const { after } = query;
  if (after && vendorIdOfOrder(after.orderId) !== vendorId) throw invalidCursor();
  if (query.date && !after) return sliceDay(vendorId, query);
  if (query.archived === 'true') return sliceArchived(vendorId, query);
  if (isOngoingOnly(query.status)) return sliceOngoing(vendorId, query);
  return after ? sliceAfter(vendorId, query, after) : sliceRecent(vendorId, query);
}

/** A page of the most recent orders, with their total. */
async function sliceRecent(vendorId: string, query: ListQuery): Promise<OrderSlice> {
  const isFirstPage = !query.search && query.offset === 0 && query.status?.join() !== 'expired';
  // Briefs hold no payment.
  const slice = isFirstPage || query.payment ? undefined : await sliceByBriefs(vendorId, query);
  return slice ?? sliceByOrders(vendorId, query);
}

async function sliceByOrders(vendorId: string, query: ListQuery): Promise<OrderSlice> {
  const neededCount = Math.min(query.offset + query.limit, recentOrdersCap);
  const matches = await findVendorOrders(vendorId, {
    ...filterOf(query),
    limit: query.search || query.payment ? recentOrdersCap : neededCount,
    max: recentOrdersCap,
  });
  const total = matches.isComplete
    ? matches.orders.length
    : await countRecentOrders(vendorId, query.status);
  return { ...pageOf(matches.orders, query, matches.next), total };
}

async function sliceAfter(
  vendorId: string,
  query: ListQuery,
  after: OrderPosition,
): Promise<OrderSlice> {
  const { limit } = query;
  const options = { ...filterOf(query), limit, after, max: recentOrdersCap };
  const { orders, next } = await findVendorOrders(vendorId, options);
  return { orders, next, total: null };
}

/** A page of one day's orders, with their total. Reads only this day, so an old day costs the same. */
async function sliceDay(vendorId: string, query: ListQuery): Promise<OrderSlice> {
  const options = { ...filterOf(query), limit: recentOrdersCap, max: recentOrdersCap };
  const { orders, next } = await findVendorOrders(vendorId, options);
  return { ...pageOf(orders, query, next), total: orders.length };
}

/** A page of the orders that are older than the most recent orders. */
async function sliceArchived(vendorId: string, query: ListQuery): Promise<OrderSlice> {
  const start = query.after ?? (await findRecentEnd(vendorId));
  if (!start) return { orders: [], next: undefined, total: null };
  return sliceAfter(vendorId, query, start);
}

/** Reads the index of ongoing orders, so past orders cost nothing. */
async function sliceOngoing(vendorId: string, query: ListQuery): Promise<OrderSlice> {
  const { limit, offset, after, status = [], search } = query;
  const isUnfiltered =
    ongoingStatuses.every((ongoingStatus) => status.includes(ongoingStatus)) &&
    !search &&
    !query.payment &&
    !query.date;
  const positions = await listOngoingOrders(vendorId, {
    limit: after && isUnfiltered ? limit + 1 : recentOrdersCap,
    after,
  });
  if (!isUnfiltered) {
    const matches = (await readOrders(positions)).filter(matcherOf(query));
    const page = pageOf(matches, query, undefined);
    return { ...page, total: after ? null : matches.length };
  }
  const orders = await readOrders(positions.slice(offset, offset + limit));
  const hasMore = positions.length > offset + limit;
  return {
    // The index may lag behind the orders.
    orders: orders.filter(matcherOf(query)),
    next: hasMore ? positions[offset + limit - 1] : undefined,
    total: after ? null : positions.length,
  };
}

function filterOf(query: ListQuery) {
  const { status, search, payment, date } = query;
  return {
    statuses: status,
    matches: search || payment ? matcherOf(query) : undefined,
    ...(date && dayRange(date)),
  };
}

/** The first and the last instant of a day in India. */
function dayRange(date: string): { since: string; until: string } {
  const since = istDayStart(date);
  const until = new Date(istDayStart(addDays(date, 1)).getTime() - 1);
  return { since: since.toISOString(), until: until.toISOString() };
}
