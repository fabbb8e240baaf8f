import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@thali/shared/http/app-error';
import { answerKeys } from '@thali/shared/http/schema-keys';
import { Order } from '@thali/shared/orders/order.contract';
import { vendorLabel } from '../../vendors/vendor-label.ts';
import { readOrderOfMess } from '../reading/get-order.ts';
import { type OrderReader, toOrder } from '../reading/to-order.ts';
import type { OrderRecord } from '../store/order-record.ts';
import { replaceOrder } from '../store/replace-order.table.ts';
import { markAcknowledged } from './advance-order.ts';

interface StaffChange {
  isAllowed: (before: OrderRecord) => boolean;
  /** The words after 'cannot' in the message of a refusal. */
  refusedAction: string;
  advance: (before: OrderRecord) => OrderRecord;
  /** Wraps the change, for example to refuse it because of the order's state. */
  guard?: <T>(before: OrderRecord, change: () => Promise<T>) => Promise<T>;
}

/**
 * Applies a change by staff and acknowledges the order. The first of several concurrent callers wins. The others get an
 * error with the current order.
 * @throws AppError ORDER_NOT_FOUND, INVALID_STATUS_TRANSITION, ORDER_STATUS_CONFLICT
 * Rule: orders-3
 */
export async function replaceOrRefuse(
  orderId: string,
  { isAllowed, refusedAction, advance, guard = (_, change) => change() }: StaffChange,
): Promise<{ order: Order }> {
  const before = await readOrderOfMess(orderId);
  return guard(before, () =>
    changeOrRefuse(before, {
      reader: 'mess',
      refusal: (order) =>
        isAllowed(order) ? undefined : `An order that is ${order.status} cannot ${refusedAction}.`,
      advance: (order) => markAcknowledged(advance(order)),
    }),
  );
}

interface Change {
  reader: OrderReader;
  /** The reason for a refusal; undefined if the change is allowed. */
  refusal: (order: OrderRecord) => string | undefined;
  refusalCode?: (order: OrderRecord) => 'INVALID_STATUS_TRANSITION' | 'TOO_LATE_TO_CANCEL';
  advance: (before: OrderRecord) => OrderRecord;
}

/**
 * Applies a change to an order that the caller has read. Merges with concurrent changes that do not conflict, such as
 * an acknowledgement or a reported payment.
 * @throws AppError INVALID_STATUS_TRANSITION, ORDER_STATUS_CONFLICT, SERVICE_BUSY
 * Rule: orders-3
 */
export async function changeOrRefuse(
  before: OrderRecord,
  { reader, refusal, refusalCode = () => 'INVALID_STATUS_TRANSITION', advance }: Change,
): Promise<{ order: Order }> {
  const changed = await changeWithRetry(before, async (order) => {
    if (order.status !== before.status) throw await changedMeanwhile(order, reader);
    const message = refusal(order);
    if (message) throw await changeRefused(refusalCode(order), message, order, reader);
    const after = advance(order);
    const isStep = after.status !== order.status;
    if (!isStep && !hasSameWork(order, before)) throw await changedMeanwhile(order, reader);
    return after;
  });
  return { order: toOrder(changed, await vendorLabel(changed.vendorId), reader) };
}

/** Whether lines, table and ready time are still as the caller read them. */
function hasSameWork(order: OrderRecord, before: OrderRecord): boolean {
  const workOf = ({ lines, table, estimatedReadyAt }: OrderRecord) => [
    lines,
    table,
    estimatedReadyAt,
  ];
  return isDeepStrictEqual(workOf(order), workOf(before));
}

export function changedMeanwhile(current: OrderRecord, reader: OrderReader): Promise<AppError> {
  const message = 'Someone else has just changed this order.';
  return changeRefused('ORDER_STATUS_CONFLICT', message, current, reader);
}

/** A refusal that contains the current order. */
export async function changeRefused(
  code: 'INVALID_STATUS_TRANSITION' | 'ORDER_STATUS_CONFLICT' | 'TOO_LATE_TO_CANCEL',
  message: string,
  current: OrderRecord,
  reader: OrderReader,
): Promise<AppError> {
  const order = toOrder(current, await vendorLabel(current.vendorId), reader);
  return new AppError(code, message, { data: { order: answerKeys(Order, order) } });
}

const maxAttempts = 5;

/**
 * Applies a change that any state of the order allows. After a conflict it tries again with the newer state.
 * @param change  returns undefined if nothing is left to change
 * @throws AppError SERVICE_BUSY
 */
export async function changeWithRetry(
  order: OrderRecord,
  change: (before: OrderRecord) => OrderRecord | undefined | Promise<OrderRecord | undefined>,
): Promise<OrderRecord> {
  let before = order;
  for (let tries = 0; tries < maxAttempts; tries += 1) {
    const after = await change(before);
    if (!after) return before;
    const result = await replaceOrder(before, after);
    if (result.outcome === 'changed') return result.current;
    before = result.current;
  }
  throw new AppError('SERVICE_BUSY', 'This order is changing. Please try again.');
}
