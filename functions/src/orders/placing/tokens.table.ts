import { toIst } from '@thali/shared/time/ist';
import { keys } from '../../table/keys.ts';
import { updateRow } from '../../table/update-row.ts';
import type { VendorRow } from '../../vendors/vendors.table.ts';
import type { OrderRecord } from '../store/order-record.ts';

/** Longer than any order with a token of that day stays open. */
const keptDays = 3;

/**
 * The next token of a vendor's day, from 1 on. Each call takes one, so no two orders share a token, and an order that
 * is refused after this leaves a gap. 1 write unit.
 * @param date  the day in India, `YYYY-MM-DD`
 */
export async function takeToken(vendorId: string, date: string): Promise<number> {
  const { row } = await updateRow({
    Key: keys.tokenCounter(vendorId, date),
    UpdateExpression: 'SET expiresAt = :expiresAt ADD lastToken :one',
    ExpressionAttributeValues: {
      ':one': 1,
      ':expiresAt': Math.floor(Date.parse(date) / 1000) + keptDays * 24 * 60 * 60,
    },
  });
  return Number(row?.lastToken);
}

/**
 * Adds the day's next token to an order, if its mess uses tokens. Call it after all checks, so refused orders take
 * none.
 * Rule: orders-46
 */
export async function withToken(order: OrderRecord, { settings }: VendorRow): Promise<OrderRecord> {
  if (!settings.tokens) return order;
  const { date } = toIst(new Date(order.createdAt));
  return { ...order, token: await takeToken(order.vendorId, date) };
}
