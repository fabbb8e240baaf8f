import { recentOrdersCap } from '@thali/shared/orders/list-orders.contract';
import { type OrderStatus, unexpiredStatuses } from '@thali/shared/orders/order-status';
import { countVendorOrders } from './vendor-orders.table.ts';

/** What was counted of the orders placed before an instant. */
interface Settled {
  count: number;
  before: string;
  until: number;
}

const settledMs = 60_000;
const mostVendors = 5000;
const settledByVendor = new Map<string, Map<string, Settled>>();

/**
 * How many of a vendor's most recent orders have one of these statuses. Counting a thousand costs as
 * much as twenty pages of them, and the screens ask after each change; so orders older than a minute
 * are counted once a minute, and only those since are counted each time. For statuses that orders
 * pass through everything is counted each time.
 */
export async function countRecentOrders(
  vendorId: string,
  statuses: readonly OrderStatus[] | undefined,
): Promise<number> {
  if (!isSteady(statuses)) {
    return (await countVendorOrders(vendorId, { statuses, most: recentOrdersCap })).count;
  }
  const settled = await settledCount(vendorId, statuses);
  const { count } = await countVendorOrders(vendorId, {
    statuses,
    since: settled.before,
    most: recentOrdersCap,
  });
  return Math.min(settled.count + count, recentOrdersCap);
}

/** After orders were taken out of a total: they expired. */
export function forgetTotals(vendorId: string): void {
  settledByVendor.delete(vendorId);
}

/** An order that is in stays in, until it expires. */
function isSteady(statuses: readonly OrderStatus[] | undefined): boolean {
  return !statuses || unexpiredStatuses.every((one) => statuses.includes(one));
}

async function settledCount(
  vendorId: string,
  statuses: readonly OrderStatus[] | undefined,
): Promise<Settled> {
  const name = statuses?.includes('expired') === false ? 'unexpired' : 'all';
  const known = settledByVendor.get(vendorId) ?? new Map<string, Settled>();
  const last = known.get(name);
  if (last && last.until > Date.now()) return last;

  const before = new Date(Date.now() - settledMs).toISOString();
  const options = { statuses, before, most: recentOrdersCap };
  const { count } = await countVendorOrders(vendorId, options);
  const settled = { count, before, until: Date.now() + settledMs };
  if (settledByVendor.size >= mostVendors) settledByVendor.clear();
  settledByVendor.set(vendorId, known.set(name, settled));
  return settled;
}
