import { isDeepStrictEqual } from 'node:util';
import { recentOrdersCap } from '@thali/shared/orders/list-orders.contract';
import type { OrderRecord } from '../store/order-record.ts';
import { findVendorOrders } from '../store/vendor-orders.table.ts';
import { correctBrief, listBriefs, noteBrief, noteTable, toBrief } from './order-briefs.table.ts';

/** Notes those among the states of some orders that say what a brief says: the first one, and that it expired. */
export async function noteBriefs(orders: readonly OrderRecord[]): Promise<void> {
  const news = orders.filter(
    ({ status, createdAt, updatedAt }) => status === 'expired' || updatedAt === createdAt,
  );
  await Promise.all(news.map(noteBrief));
}

/** Puts right the briefs of a vendor's most recent orders, the newest first. 125 read units. */
export async function correctBriefs(vendorId: string): Promise<void> {
  const most = recentOrdersCap;
  const noted = new Map((await listBriefs(vendorId, most)).map((brief) => [brief.id, brief]));
  const { orders } = await findVendorOrders(vendorId, { limit: most, most });
  for (const order of orders) {
    const [brief, right] = [noted.get(order.id), toBrief(order)];
    if (brief?.isExpired !== right.isExpired) await noteBrief(order);
    if (brief && brief.table !== right.table) await noteTable(order);
    const known = { ...brief, isExpired: right.isExpired, table: right.table };
    if (brief && !isDeepStrictEqual(known, right)) await correctBrief(order);
  }
}
