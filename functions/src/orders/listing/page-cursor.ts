import { AppError } from '@thali/shared/http/app-error';
import { OrderId } from '@thali/shared/ids/ids';
import { vendorIdOfOrder } from '@thali/shared/ids/order-id';
import * as z from 'zod/mini';
import type { OrderPosition } from '../store/order-index.ts';

const Cursor = z.tuple([OrderId, z.iso.datetime()]);

/** Where the next page begins, as an opaque text. */
export function toPageCursor({ orderId, createdAt }: OrderPosition): string {
  return Buffer.from(JSON.stringify([orderId, createdAt])).toString('base64url');
}

/**
 * The position in a cursor. It only says where to go on: whose orders are read, the caller's token
 * says; a cursor of another vendor is refused anyway.
 * @throws AppError VALIDATION_ERROR
 */
export function readPageCursor(cursor: string, vendorId?: string): OrderPosition {
  const parsed = Cursor.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  const [orderId, createdAt] = parsed.data ?? [];
  const isOwn = orderId && (!vendorId || vendorIdOfOrder(orderId) === vendorId);
  if (!isOwn || !createdAt) {
    throw new AppError('VALIDATION_ERROR', 'Not a cursor of this list', {
      details: [{ path: 'cursor', message: 'Not a cursor of this list' }],
    });
  }
  return { orderId, createdAt };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
