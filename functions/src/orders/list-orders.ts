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
  listCustomerOrders,
  listOngoingOrderIds,
  listVendorOrders,
  type OrderPage,
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
  if (query.cursor) {
    const after = readPageCursor(query.cursor, vendorId);
    const status = query.status === 'ongoing' ? undefined : query.status;
    const page = await listVendorOrders(vendorId, { limit: query.limit, after, status });
    return { ...page, total: null };
  }
  if (query.status) return cut(await recentByStatus(vendorId, query.status), query);

  const [page, total] = await Promise.all([
    listVendorOrders(vendorId, { limit: query.offset + query.limit }),
    countVendorOrders(vendorId, recentOrdersCap),
  ]);
  return { orders: page.orders.slice(query.offset), next: page.next, total };
}

/** The ones in work come from their own small index, others from the 1,000 most recent. */
async function recentByStatus(
  vendorId: string,
  status: NonNullable<Query['status']>,
): Promise<OrderRecord[]> {
  if (status === 'ongoing' || isOngoing(status)) {
    const ongoing = await readOrders(await listOngoingOrderIds(vendorId));
    return ongoing.filter((order) => status === 'ongoing' || order.status === status);
  }
  const { orders } = await listVendorOrders(vendorId, { limit: recentOrdersCap, status });
  return orders;
}

async function customerSlice(customerId: string, query: Query): Promise<Slice> {
  const after = query.cursor ? readPageCursor(query.cursor) : undefined;
  const limit = query.offset + query.limit;
  const page = await listCustomerOrders(customerId, { limit, after });
  const { status } = query;
  const wanted = page.orders.filter(
    (order) =>
      !status || order.status === status || (status === 'ongoing' && isOngoing(order.status)),
  );
  return { orders: wanted.slice(query.offset), next: page.next, total: null };
}

function cut(orders: OrderRecord[], { offset, limit }: Query): Slice {
  return { orders: orders.slice(offset, offset + limit), next: undefined, total: orders.length };
}
