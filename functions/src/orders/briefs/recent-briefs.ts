import { recentOrdersCap } from '@thali/shared/orders/list-orders.contract';
import { type OrderStatus, unexpiredStatuses } from '@thali/shared/orders/order-status';
import { findVendorOrders } from '../store/vendor-orders.table.ts';
import { listBriefs, type OrderBrief, toBrief } from './order-briefs.table.ts';

/** Longer than the stream needs to deliver an order. */
const freshMs = 60_000;

/**
 * Briefs of a vendor's most recent orders, newest first: 13.5 read units. Reads orders without a brief directly: orders
 * of the last minute, and orders older than the first brief.
 */
export async function readRecentBriefs(vendorId: string): Promise<OrderBrief[]> {
  const briefs = await listBriefs(vendorId, recentOrdersCap);
  const [newest, oldest] = [briefs[0], briefs.at(-1)];
  const aMinuteAgo = new Date(Date.now() - freshMs).toISOString();
  const since = newest && newest.createdAt < aMinuteAgo ? newest.createdAt : aMinuteAgo;
  const recent = newest
    ? await findVendorOrders(vendorId, { since, limit: recentOrdersCap, max: recentOrdersCap })
    : undefined;
  const byId = new Map(briefs.map((brief) => [brief.id, brief]));
  for (const order of recent?.orders ?? []) byId.set(order.id, toBrief(order));
  if (byId.size < recentOrdersCap) {
    const remaining = recentOrdersCap - byId.size;
    const range = { before: oldest?.createdAt, limit: remaining, max: remaining };
    const older = await findVendorOrders(vendorId, range);
    for (const order of older.orders) byId.set(order.id, toBrief(order));
  }
  return [...byId.values()]
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))
    .slice(0, recentOrdersCap);
}

/**
 * A filter of briefs for orders with these statuses. Undefined if briefs lack the status: a brief contains only
 * whether its order expired.
 */
export function briefFilterFor(
  statuses: readonly OrderStatus[] | undefined,
): ((brief: OrderBrief) => boolean) | undefined {
  if (!statuses) return () => true;
  const hasExpired = statuses.includes('expired');
  const chosenCount = unexpiredStatuses.filter((unexpiredStatus) =>
    statuses.includes(unexpiredStatus),
  ).length;
  if (chosenCount === unexpiredStatuses.length) return ({ isExpired }) => hasExpired || !isExpired;
  return chosenCount === 0 ? ({ isExpired }) => isExpired : undefined;
}
