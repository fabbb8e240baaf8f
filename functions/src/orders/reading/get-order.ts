import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { getOrder as contract } from '@thali/shared/orders/get-order.contract';
import type { Actor } from '../../http/actor.ts';
import { isHeldBack, type OrderRecord } from '../store/order-record.ts';
import { readOrder } from '../store/orders.table.ts';
import { isOrderProven, isOwnOrder, readerOf } from './order-proof.ts';
import { toOrderResponse } from './to-order-responses.ts';

/** Returns an order to its owner or to a caller with proof. Others get the answer for an unknown order. */
export async function getOrder(
  actor: Actor,
  input: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const order = await readProvenOrder(actor, input);
  return { order: await toOrderResponse(order, readerOf(actor, order)) };
}

/** @throws AppError ORDER_NOT_FOUND without proof, TOO_MANY_REQUESTS */
export async function readProvenOrder(
  actor: Actor,
  { params, query, headers }: InputOf<typeof contract>,
): Promise<OrderRecord> {
  const order = await readOrder(params.orderId);
  const proof = { trackingToken: headers['x-tracking-token'], phone: query.phone };
  const maySee = order && (isOwnOrder(actor, order) || (await isOrderProven(order, proof)));
  if (!maySee) throw orderNotFound();
  return order;
}

export function orderNotFound(): AppError {
  return new AppError('ORDER_NOT_FOUND', 'We could not find this order.');
}

/**
 * Reads an order for its mess.
 * @throws AppError ORDER_NOT_FOUND if the order does not exist or awaits payment
 * Rule: pay-20
 */
export async function readOrderOfMess(orderId: string): Promise<OrderRecord> {
  const order = await readOrder(orderId);
  if (!order || isHeldBack(order)) throw orderNotFound();
  return order;
}
