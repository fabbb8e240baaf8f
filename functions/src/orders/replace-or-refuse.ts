import { AppError } from '@thali/shared/http/app-error';
import { answerKeys } from '@thali/shared/http/schema-keys';
import { Order } from '@thali/shared/orders/order.contract';
import { type VendorLabel, vendorLabel } from '../vendors/vendor-label.ts';
import { orderNotFound } from './get-order.ts';
import type { OrderRecord } from './order-record.ts';
import { readOrder } from './orders.table.ts';
import { replaceOrder } from './replace-order.table.ts';
import { toOrder } from './to-order.ts';

interface Change {
  isAllowed: (before: OrderRecord) => boolean;
  /** What it would become, for the refusal. */
  to: string;
  advance: (before: OrderRecord) => OrderRecord;
}

/**
 * One change of an order by its staff; the first caller wins, the others get the current order.
 * @throws AppError ORDER_NOT_FOUND, INVALID_STATUS_TRANSITION, ORDER_STATUS_CONFLICT
 * Rule: orders-3
 */
export async function replaceOrRefuse(
  orderId: string,
  { isAllowed, to, advance }: Change,
): Promise<{ order: Order }> {
  const before = await readOrder(orderId);
  if (!before) throw orderNotFound();
  const label = await vendorLabel(before.vendorId);
  if (!isAllowed(before)) {
    throw new AppError(
      'INVALID_STATUS_TRANSITION',
      `An order that is ${before.status} cannot become ${to}.`,
      { data: { order: currentOrder(before, label) } },
    );
  }
  const after = advance(before);
  const result = await replaceOrder(before, after);
  if (result.outcome === 'conflict') {
    throw new AppError('ORDER_STATUS_CONFLICT', 'Someone else has just changed this order.', {
      data: { order: currentOrder(result.current, label) },
    });
  }
  return { order: toOrder(after, label) };
}

function currentOrder(record: OrderRecord, label: VendorLabel | undefined): unknown {
  return answerKeys(Order, toOrder(record, label));
}
