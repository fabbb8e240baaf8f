import { istMoment } from '@thali/shared/time/ist';
import type { VendorRow } from '../vendors/vendors.table.ts';
import type { OrderRecord } from './order-record.ts';
import { takeToken } from './tokens.table.ts';

/**
 * The order with its number of the day, where its mess gives tokens. To be called after all checks: what is refused
 * earlier should take none.
 * Rule: orders-46
 */
export async function withToken(order: OrderRecord, { settings }: VendorRow): Promise<OrderRecord> {
  if (!settings.tokens) return order;
  const { date } = istMoment(new Date(order.createdAt));
  return { ...order, token: await takeToken(order.vendorId, date) };
}
