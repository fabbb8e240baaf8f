import {
  isOftenUncollected,
  type Uncollected,
  uncollectedDays,
} from '@thali/shared/admin/uncollected';
import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { log } from '../logs/log.ts';
import { count } from '../metrics/metrics.ts';
import { readDays, sumOf } from './read-period.ts';

/** Of the last days of a vendor, however many orders they had. 2.5 read units at most. Rule: fees-6 */
export async function readUncollected(vendorId: string, now: Date): Promise<Uncollected> {
  const today = toIst(now).date;
  const days = await readDays(vendorId, addDays(today, 1 - uncollectedDays), today);
  const { completed = 0, notCollected = 0, expiredReady = 0 } = sumOf(days);
  return { orders: completed + notCollected + expiredReady, notCollected, expiredReady };
}

/** Tells the platform's owner of a mess that may dodge its fees: the log names it, an alarm rings. */
export async function watchUncollected(vendorId: string, now: Date): Promise<void> {
  const uncollected = await readUncollected(vendorId, now);
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
