import { orderExpiryHours } from '@thali/shared/orders/expire-old-orders.contract';
import { isOngoing } from '@thali/shared/orders/order-status';
import { advanceOrder } from './advance-order.ts';
import { listOngoingOrderIds } from './ongoing-orders.table.ts';
import type { OrderRecord } from './order-record.ts';
import { readOrder } from './orders.table.ts';
import { forgetTotals } from './recent-totals.ts';
import { replaceOrder } from './replace-order.table.ts';

/** Expires one vendor's orders that are still ongoing a day after they were placed. Safe to repeat. */
export async function expireVendorOrders(vendorId: string, now: Date): Promise<number> {
  const placedBefore = new Date(now.getTime() - orderExpiryHours * 60 * 60 * 1000).toISOString();
  let expiredCount = 0;
  for (const orderId of await listOngoingOrderIds(vendorId, placedBefore)) {
    if (await expireOrder(await readOrder(orderId), now)) expiredCount += 1;
  }
  if (expiredCount > 0) forgetTotals(vendorId);
  return expiredCount;
}

/** A faster change has taken the order one step on, so it is tried five times at most. */
async function expireOrder(order: OrderRecord | undefined, now: Date): Promise<boolean> {
  if (!order || !isOngoing(order.status)) return false;
  const result = await replaceOrder(order, advanceOrder(order, 'expired', now));
  return result.outcome === 'changed' || expireOrder(result.current, now);
}
