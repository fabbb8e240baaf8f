import type { AdminVendor } from '@thali/shared/admin/admin-vendors.contract';
import { isOftenUncollected, uncollectedDays } from '@thali/shared/admin/uncollected';
import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { log } from '../logs/log.ts';
import { count } from '../metrics/metrics.ts';
import { readDays, sumOf } from './read-period.ts';

/** Counts a vendor's recent orders. Costs at most 2.5 read units for any number of orders. Rule: fees-6, counter-9 */
export async function readRecentOrders(
  vendorId: string,
  now: Date,
): Promise<Pick<AdminVendor, 'uncollected' | 'sold'>> {
  const today = toIst(now).date;
  const days = await readDays(vendorId, addDays(today, 1 - uncollectedDays), today);
  const sums = sumOf(days);
  const {
    completed = 0,
    notCollected = 0,
    expiredReady = 0,
    earning = 0,
    counterOrders = 0,
  } = sums;
  return {
    uncollected: { orders: completed + notCollected + expiredReady, notCollected, expiredReady },
    sold: { orders: earning, counterOrders },
  };
}

/** Alerts the operator to a mess that may avoid its fees: logs the mess and counts a metric with an alarm. */
export async function watchUncollected(vendorId: string, now: Date): Promise<void> {
  const { uncollected } = await readRecentOrders(vendorId, now);
  if (!isOftenUncollected(uncollected)) return;
  const { orders, notCollected, expiredReady } = uncollected;
  count('OftenUncollected');
  log.warn('orders often end uncollected', {
    vendor_id: vendorId,
    orders,
    not_collected: notCollected,
    expired_ready: expiredReady,
  });
}
