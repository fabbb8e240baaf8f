import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import { toOrderRow } from '@thali/functions/orders/store/order-rows';
import { demoVendors } from '@thali/local/demo/demo-vendors';
import { historicOrders } from '@thali/local/history/historic-orders';
import type { Platform } from '@thali/local/platform-options';
import { writeRows } from '@thali/local/seed/write-rows';
import { withTable } from './with-table.ts';

const perDay = 80;

/** Writes `count` past orders of the demo mess, from yesterday backwards. */
export async function writePastOrders(platform: Platform, count: number): Promise<void> {
  const orders: OrderRecord[] = [];
  for (let daysAgo = 1; orders.length < count; daysAgo += 1) orders.push(...ordersOf(daysAgo));
  await write(platform, orders.slice(0, count));
}

/** Writes an order that nobody has answered for 30 hours. @returns its id */
export async function writeUnansweredOrder(platform: Platform): Promise<string> {
  const [order] = ordersOf(30);
  if (!order) throw new Error('No orders on that day');
  const createdAt = new Date(Date.now() - 30 * 60 * 60_000).toISOString();
  const placed = { createdAt, updatedAt: createdAt, statusTimes: {}, status: 'pending' } as const;
  const open = { feeStatus: 'pending', paymentStatus: 'pending' } as const;
  await write(platform, [{ ...order, ...placed, ...open }]);
  return order.id;
}

function ordersOf(daysAgo: number): OrderRecord[] {
  const vendor = demoVendors.find(({ subdomain }) => subdomain === 'demo');
  if (!vendor) throw new Error('No demo mess');
  return historicOrders(vendor, perDay, daysAgo, new Date());
}

async function write(platform: Platform, orders: readonly OrderRecord[]): Promise<void> {
  const rows = orders.map(toOrderRow);
  await withTable(platform, (documents) => writeRows(documents, platform.tableName, rows));
}
