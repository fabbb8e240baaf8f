import { orderExpiryHours } from '@thali/shared/orders/expire-old-orders.contract';
import { isOngoing } from '@thali/shared/orders/order-status';
import { countedAt } from '@thali/shared/pre-orders/pre-order-times';
import { orderEntry } from '../../audit/system-entry.ts';
import { inParallel } from '../../invocations/in-parallel.ts';
import { saveBrief } from '../briefs/order-briefs.table.ts';
import { dropCachedCounts } from '../briefs/recent-totals.ts';
import { advanceOrder } from '../changes/advance-order.ts';
import { listOngoingOrderIds } from '../store/ongoing-orders.table.ts';
import type { OrderRecord } from '../store/order-record.ts';
import { readOrder } from '../store/orders.table.ts';
import { replaceOrder } from '../store/replace-order.table.ts';

/** Low, because concurrent writes conflict when they return portions of the same dish. */
const maxConcurrency = 4;

export interface Expiry {
  expiredCount: number;
  /** Whether the time was over before all old orders expired. */
  hasMore: boolean;
}

/**
 * Expires one vendor's orders that are still ongoing a day after they were placed, or after their slot, oldest first. Safe to repeat.
 * @param until epoch milliseconds; after this time no further order expires
 * @param isAutomatic whether the job expires them, not a person
 */
export async function expireVendorOrders(
  vendorId: string,
  now: Date,
  until: number,
  { isAutomatic = false } = {},
): Promise<Expiry> {
  const placedBefore = new Date(now.getTime() - orderExpiryHours * 60 * 60 * 1000).toISOString();
  const waiting = await listOngoingOrderIds(vendorId, placedBefore);
  let expiredCount = 0;
  let hasMore = false;
  try {
    await inParallel(waiting, maxConcurrency, async (orderId) => {
      if (Date.now() >= until) hasMore = true;
      else if (await expireOrder(await readOrder(orderId), placedBefore, now, isAutomatic)) {
        expiredCount += 1;
      }
    });
  } finally {
    if (expiredCount > 0) dropCachedCounts(vendorId);
  }
  return { expiredCount, hasMore };
}

/** Tries again after a concurrent change. An order has at most five steps, so the retries end. */
async function expireOrder(
  order: OrderRecord | undefined,
  before: string,
  now: Date,
  isAutomatic: boolean,
): Promise<boolean> {
  if (!order || !isOngoing(order.status) || countedAt(order) >= before) return false;
  const expired = advanceOrder(order, 'expired', now);
  const audit = isAutomatic ? [orderEntry('expireOrder', order, expired)] : [];
  const result = await replaceOrder(order, expired, audit);
  if (result.outcome === 'conflict') return expireOrder(result.current, before, now, isAutomatic);
  // The stream stores the brief too, but too late: the screen reads the list again at once.
  await saveBrief(expired);
  return true;
}
