import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { listOrders as contract } from '@thali/shared/orders/list-orders.contract';
import type { Actor } from '../../http/actor.ts';
import { sliceOf } from '../../http/paging.ts';
import { answerOrders } from '../reading/answer-orders.ts';
import { listOwnOrders } from './list-own-orders.ts';
import { listVendorOrders } from './list-vendor-orders.ts';
import type { ListQuery, Slice } from './order-slice.ts';
import { PositionInCursor, toPageCursor } from './page-cursor.ts';

/** A vendor's staff see their vendor's orders, a customer its own; the token alone says whose. */
export async function listOrders(
  actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const slice = sliceOf(query, PositionInCursor);
  const { orders, next, total } = await sliceFor(actor, { ...query, ...slice });
  return {
    orders: await answerOrders(orders, actor.role === 'vendor' ? 'mess' : 'guest'),
    pagination: {
      total,
      limit: slice.limit,
      offset: slice.offset,
      nextCursor: next ? toPageCursor(next) : null,
    },
  };
}

async function sliceFor(actor: Actor, query: ListQuery): Promise<Slice> {
  if (actor.role === 'student') return listOwnOrders(actor.userId, query);
  if (actor.role === 'vendor' && actor.vendorId) return listVendorOrders(actor.vendorId, query);
  throw new AppError('VENDOR_ACCESS_DENIED', 'Access denied to this vendor');
}
