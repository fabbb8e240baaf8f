import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import {
  type listOrders as contract,
  recentOrdersCap,
} from '@thali/shared/orders/list-orders.contract';
import { isOngoing } from '@thali/shared/orders/order-status';
import type { Actor } from '../http/actor.ts';
import { vendorLabel } from '../vendors/vendor-label.ts';
import {
  countVendorOrders,
  listCustomerOrderKeys,
  listOngoingOrderIds,
  listVendorOrders,
  type OrderPage,
  type OrderPosition,
  readOrders,
} from './order-lists.table.ts';
import type { OrderRecord } from './order-record.ts';
import { readPageCursor, toPageCursor } from './page-cursor.ts';
import { toOrder } from './to-order.ts';

type Query = InputOf<typeof contract>['query'];

interface Slice extends OrderPage {
  /** Null where a cursor leads into the archive, which is not counted. */
  total: number | null;
}

/** A vendor's staff see their vendor's orders, a customer its own; the token alone says whose. */
export async function listOrders(
  actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { orders, next, total } = await sliceFor(actor, query);
  return {
    orders: await Promise.all(
      orders.map(async (order) => toOrder(order, await vendorLabel(order.vendorId))),
    ),
    pagination: {
      total,
      limit: query.limit,
      offset: query.offset,
      nextCursor: next ? toPageCursor(next) : null,
    },
  };
}

async function sliceFor(actor: Actor, query: Query): Promise<Slice> {
  if (actor.role === 'student') return customerSlice(actor.userId, query);
  if (actor.role === 'vendor' && actor.vendorId) return vendorSlice(actor.vendorId, query);
  throw new AppError('VENDOR_ACCESS_DENIED', 'Access denied to this vendor');
}

async function vendorSlice(vendorId: string, query: Query): Promise<Slice> {
  const after = query.cursor ? readPageCursor(query.cursor, vendorId) : undefined;
  const { status, limit, offset } = query;
  if (status === 'ongoing' || (status && isOngoing(status))) {
    const ongoing = await readOrders(await listOngoingOrderIds(vendorId));
    const wanted = ongoing.filter((order) => status === 'ongoing' || order.status === status);
    return cut(wanted, query, after);
  }
  if (after)
    return { ...(await listVendorOrders(vendorId, { limit, after, status })), total: null };
  if (status) {
    const recent = await listVendorOrders(vendorId, { limit: recentOrdersCap, status });
    return cut(recent.orders, query);
  }
  const [page, total] = await Promise.all([
    listVendorOrders(vendorId, { limit: offset + limit }),
    countVendorOrders(vendorId, recentOrdersCap),
  ]);
  return { orders: page.orders.slice(offset), next: page.next, total };
}

/** Keys reach back as far as the cap; only the orders of the page itself are read, but for a status. */
async function customerSlice(customerId: string, query: Query): Promise<Slice> {
  const after = query.cursor ? readPageCursor(query.cursor) : undefined;
  const positions = await listCustomerOrderKeys(customerId, { limit: recentOrdersCap, after });
  const { status, limit } = query;
  if (status) {
    const recent = await readOrders(positions.map(({ orderId }) => orderId));
    const wanted = recent.filter(
      (order) => order.status === status || (status === 'ongoing' && isOngoing(order.status)),
    );
    return cut(wanted, query, after);
  }
  const start = after ? 0 : query.offset;
  const page = positions.slice(start, start + limit);
  return {
    orders: await readOrders(page.map(({ orderId }) => orderId)),
    next: start + limit < positions.length ? page.at(-1) : undefined,
    total: after ? null : positions.length,
  };
}

/** One page of a list that is known as a whole. */
function cut(orders: OrderRecord[], { offset, limit }: Query, after?: OrderPosition): Slice {
  const start = after ? orders.filter((order) => !isBehind(order, after)).length : offset;
  const page = orders.slice(start, start + limit);
  const last = page.at(-1);
  const hasMore = start + limit < orders.length;
  return {
    orders: page,
    next: hasMore && last ? { orderId: last.id, createdAt: last.createdAt } : undefined,
    total: orders.length,
  };
}

function isBehind(order: OrderRecord, position: OrderPosition): boolean {
  if (order.createdAt !== position.createdAt) return order.createdAt < position.createdAt;
  return order.id > position.orderId;
}
