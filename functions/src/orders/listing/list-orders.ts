import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { OrderId } from '@thali/shared/ids/ids';
import type { listOrders as contract } from '@thali/shared/orders/list-orders.contract';
import * as z from 'zod/mini';
import type { Actor } from '../../http/actor.ts';
import { sliceOf, toCursor } from '../../http/paging.ts';
import { toOrderResponses } from '../reading/to-order-responses.ts';
import type { OrderPosition } from '../store/order-index.ts';
import { listOwnOrders } from './list-own-orders.ts';
import { listVendorOrders } from './list-vendor-orders.ts';
import type { ListQuery, OrderSlice } from './order-slice.ts';

/**
 * Lists the vendor's orders for staff, and a customer's own orders. The verified token decides whose orders the
 * caller gets.
 */
export async function listOrders(
  actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const slice = sliceOf(query, PositionInCursor);
  const { orders, next, total } = await sliceFor(actor, { ...query, ...slice });
  return {
    orders: await toOrderResponses(orders, actor.role === 'vendor' ? 'mess' : 'guest'),
    pagination: {
      total,
      limit: slice.limit,
      offset: slice.offset,
      nextCursor: next ? toPageCursor(next) : null,
    },
  };
}

async function sliceFor(actor: Actor, query: ListQuery): Promise<OrderSlice> {
  if (actor.role === 'student') return listOwnOrders(actor.userId, query);
  if (actor.role === 'vendor' && actor.vendorId) return listVendorOrders(actor.vendorId, query);
  throw new AppError('VENDOR_ACCESS_DENIED', 'Access denied to this vendor');
}

/** The position of the next page as an opaque text. */
function toPageCursor({ orderId, createdAt }: OrderPosition): string {
  return toCursor(JSON.stringify([orderId, createdAt]));
}

/**
 * The position in a cursor. The cursor only tells where to continue. The caller's token decides which orders are
 * read.
 */
const PositionInCursor = z.pipe(
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
