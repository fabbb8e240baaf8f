import { recentOrdersCap } from '@thali/shared/orders/list-orders.contract';
import type { OrderStatus } from '@thali/shared/orders/order-status';
import { countVendorOrders } from '../store/vendor-orders.table.ts';
import type { OrderBrief } from './order-briefs.table.ts';
import { briefFilterFor, readRecentBriefs } from './recent-briefs.ts';

/** The number of orders placed before an instant. */
interface CachedCount {
  count: number;
  before: string;
  until: number;
}

const cacheMs = 60_000;
const maxVendors = 5000;
const cachedByVendor = new Map<string, Map<string, CachedCount>>();

/**
 * Counts a vendor's most recent orders with one of these statuses. Screens request the count after each change. A
 * cache keeps the count of older orders for a minute, so each call counts only the newest orders. Briefs do not
 * contain every status; other statuses need a count of all orders.
 */
export async function countRecentOrders(
  vendorId: string,
  statuses: readonly OrderStatus[] | undefined,
): Promise<number> {
  const isMatch = briefFilterFor(statuses);
  if (!isMatch) return countVendorOrders(vendorId, { statuses, max: recentOrdersCap });
  const name = [...new Set(statuses)].sort().join();
  const { before, count } = await readCachedCount(vendorId, name, isMatch);
  const range = { statuses, since: before, max: recentOrdersCap };
  return Math.min(count + (await countVendorOrders(vendorId, range)), recentOrdersCap);
}

/** Drops the cached counts of a vendor, after some of its orders have expired. */
export function dropCachedCounts(vendorId: string): void {
  cachedByVendor.delete(vendorId);
}

async function readCachedCount(
  vendorId: string,
  name: string,
  isMatch: (brief: OrderBrief) => boolean,
): Promise<CachedCount> {
  const counts = cachedByVendor.get(vendorId) ?? new Map<string, CachedCount>();
  const cached = counts.get(name);
  if (cached && cached.until > Date.now()) return cached;

  const before = new Date(Date.now() - cacheMs).toISOString();
  const briefs = await readRecentBriefs(vendorId);
  const count = briefs.filter((brief) => brief.createdAt < before && isMatch(brief)).length;
  const newCount = { count, before, until: Date.now() + cacheMs };
  if (cachedByVendor.size >= maxVendors) cachedByVendor.clear();
  cachedByVendor.set(vendorId, counts.set(name, newCount));
  return newCount;
}
