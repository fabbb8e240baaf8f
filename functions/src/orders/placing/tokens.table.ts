import { countedAt } from '@thali/shared/pre-orders/pre-order-times';
import { toIst } from '@thali/shared/time/ist';
import { keys } from '../../table/keys.ts';
import { updateRow } from '../../table/update-row.ts';
import type { VendorRow } from '../../vendors/vendors.table.ts';
import type { OrderRecord } from '../store/order-record.ts';

/** Longer than an order with a token of that day can stay ongoing. */
const retentionDays = 3;

/**
 * Takes the next token of a vendor's day, starting at 1. No two orders share a token. An order that is refused later
 * leaves a gap. 1 write unit.
 * @param date the day in India, `YYYY-MM-DD`
 */
export async function takeToken(vendorId: string, date: string): Promise<number> {
  const { row } = await updateRow({
    Key: keys.tokenCounter(vendorId, date),
    UpdateExpression: 'SET expiresAt = :expiresAt ADD lastToken :one',
    ExpressionAttributeValues: {
      ':one': 1,
      ':expiresAt': Math.floor(Date.parse(date) / 1000) + retentionDays * 24 * 60 * 60,
    },
  });
  return Number(row?.lastToken);
}

/**
 * Adds the next token of the order's day, or of its slot's day, if its mess uses tokens. Call it after all checks, so refused orders take no
 * token.
 * Rule: orders-46
 */
export async function withToken(order: OrderRecord, { settings }: VendorRow): Promise<OrderRecord> {
  if (!settings.tokens) return order;
  const { date } = toIst(new Date(countedAt(order)));
  return { ...order, token: await takeToken(order.vendorId, date) };
}
