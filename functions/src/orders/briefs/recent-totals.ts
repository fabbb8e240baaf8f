import { recentOrdersCap } from '@thali/shared/orders/list-orders.contract';
import type { OrderStatus } from '@thali/shared/orders/order-status';
import { countVendorOrders } from '../store/vendor-orders.table.ts';
import type { OrderBrief } from './order-briefs.table.ts';
import { briefFilterFor, readRecentBriefs } from './recent-briefs.ts';

/** Counts of the orders placed before an instant. */
interface Settled {
  count: number;
  before: string;
  until: number;
}

const settledMs = 60_000;
const maxVendors = 5000;
const settledByVendor = new Map<string, Map<string, Settled>>();

/**
 * Counts a vendor's most recent orders with one of these statuses. Screens ask after each change. So older orders are
 * counted once a minute, by their briefs, and only the last minute's orders each time. Briefs do not know statuses that
 * an order passes through, so those count every order each time.
 */
export async function countRecentOrders(
  vendorId: string,
  statuses: readonly OrderStatus[] | undefined,
): Promise<number> {
  const isMatch = briefFilterFor(statuses);
  if (!isMatch) return countVendorOrders(vendorId, { statuses, max: recentOrdersCap });
  const name = [...new Set(statuses)].sort().join();
  const { before, count } = await readSettledCount(vendorId, name, isMatch);
  const range = { statuses, since: before, max: recentOrdersCap };
  return Math.min(count + (await countVendorOrders(vendorId, range)), recentOrdersCap);
}

/** Drops a vendor's totals after some of its orders have expired. */
export function forgetTotals(vendorId: string): void {
  settledByVendor.delete(vendorId);
}

async function readSettledCount(
  vendorId: string,
  name: string,
  isMatch: (brief: OrderBrief) => boolean,
): Promise<Settled> {
  const known = settledByVendor.get(vendorId) ?? new Map<string, Settled>();
  const last = known.get(name);
  if (last && last.until > Date.now()) return last;

  const before = new Date(Date.now() - settledMs).toISOString();
  const briefs = await readRecentBriefs(vendorId);
  const count = briefs.filter((brief) => brief.createdAt < before && isMatch(brief)).length;
  const settled = { count, before, until: Date.now() + settledMs };
  if (settledByVendor.size >= maxVendors) settledByVendor.clear();
  settledByVendor.set(vendorId, known.set(name, settled));
  return settled;
}
