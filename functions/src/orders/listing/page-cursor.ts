import { OrderId } from '@thali/shared/ids/ids';
import * as z from 'zod/mini';
import { toCursor } from '../../http/paging.ts';
import type { OrderPosition } from '../store/order-index.ts';

/** Where the next page begins, as an opaque text. */
export function toPageCursor({ orderId, createdAt }: OrderPosition): string {
  return toCursor(JSON.stringify([orderId, createdAt]));
}

/** The position in a cursor's text. It only says where to go on. The caller's token says whose orders are read. */
export const PositionInCursor = z.pipe(
  z.pipe(z.string(), z.transform(parseJson)),
  z.pipe(
    z.tuple([OrderId, z.iso.datetime()]),
    z.transform(([orderId, createdAt]): OrderPosition => ({ orderId, createdAt })),
  ),
);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
