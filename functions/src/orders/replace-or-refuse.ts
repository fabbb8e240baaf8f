import { AppError } from '@thali/shared/http/app-error';
import { answerKeys } from '@thali/shared/http/schema-keys';
import { Order } from '@thali/shared/orders/order.contract';
import { vendorLabel } from '../vendors/vendor-label.ts';
import { acknowledged } from './advance-order.ts';
import type { OrderRecord } from './order-record.ts';
import { readOrderOfMess } from './read-order-of-mess.ts';
import { replaceOrder } from './replace-order.table.ts';
import { type OrderReader, toOrder } from './to-order.ts';

interface StaffChange {
  isAllowed: (before: OrderRecord) => boolean;
  /** What is refused, after 'cannot'. */
  cannot: string;
  advance: (before: OrderRecord) => OrderRecord;
}

/**
 * One change of an order by its staff, who have seen it by that; the first caller wins, the others get the current
 * order.
 * @throws AppError ORDER_NOT_FOUND, INVALID_STATUS_TRANSITION, ORDER_STATUS_CONFLICT
 * Rule: orders-3
 */
export async function replaceOrRefuse(
  orderId: string,
  { isAllowed, cannot, advance }: StaffChange,
): Promise<{ order: Order }> {
  const before = await readOrderOfMess(orderId);
  return changeOrRefuse(before, {
    reader: 'mess',
    refusal: isAllowed(before) ? undefined : `An order that is ${before.status} cannot ${cannot}.`,
    advance: () => acknowledged(advance(before)),
  });
}

interface Change {
  reader: OrderReader;
  /** Why it may not be; undefined: it may. */
  refusal: string | undefined;
  advance: (before: OrderRecord) => OrderRecord;
}

/**
 * A change of an order that was read, by any of its callers.
 * @throws AppError INVALID_STATUS_TRANSITION, ORDER_STATUS_CONFLICT
 */
export async function changeOrRefuse(
  before: OrderRecord,
  { reader, refusal, advance }: Change,
): Promise<{ order: Order }> {
  if (refusal) throw await refused('INVALID_STATUS_TRANSITION', refusal, before, reader);
  const result = await replaceOrder(before, advance(before));
  if (result.outcome === 'conflict') throw await changedMeanwhile(result.current, reader);
  return { order: toOrder(result.current, await vendorLabel(before.vendorId), reader) };
}

export function changedMeanwhile(current: OrderRecord, reader: OrderReader): Promise<AppError> {
  const message = 'Someone else has just changed this order.';
  return refused('ORDER_STATUS_CONFLICT', message, current, reader);
}

/** A refusal that says what the order is now. */
export async function refused(
  code: 'INVALID_STATUS_TRANSITION' | 'ORDER_STATUS_CONFLICT',
  message: string,
  current: OrderRecord,
  reader: OrderReader,
): Promise<AppError> {
  const order = toOrder(current, await vendorLabel(current.vendorId), reader);
  return new AppError(code, message, { data: { order: answerKeys(Order, order) } });
}
