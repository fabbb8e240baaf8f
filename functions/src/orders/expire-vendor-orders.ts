import { orderExpiryHours } from '@thali/shared/orders/expire-old-orders.contract';
import { isOngoing } from '@thali/shared/orders/order-status';
import { advanceOrder } from './advance-order.ts';
import { listOngoingOrderIds } from './order-lists.table.ts';
import { readOrder } from './orders.table.ts';
import { replaceOrder } from './replace-order.table.ts';

/** Expires one vendor's orders that are still ongoing a day after they were placed. Safe to repeat. */
export async function expireVendorOrders(vendorId: string, now: Date): Promise<number> {
  const placedBefore = new Date(now.getTime() - orderExpiryHours * 60 * 60 * 1000).toISOString();
  let expiredCount = 0;
  for (const orderId of await listOngoingOrderIds(vendorId, placedBefore)) {
    const order = await readOrder(orderId);
    if (!order || !isOngoing(order.status)) continue;
    const result = await replaceOrder(order, advanceOrder(order, 'expired', now));
    if (result.outcome === 'changed') expiredCount += 1;
  }
  return expiredCount;
}
