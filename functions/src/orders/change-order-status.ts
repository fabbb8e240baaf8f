import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { answerKeys } from '@thali/shared/http/schema-keys';
import type { changeOrderStatus as contract } from '@thali/shared/orders/change-order-status.contract';
import { Order } from '@thali/shared/orders/order.contract';
import { canVendorChange } from '@thali/shared/orders/order-status';
import type { Actor } from '../http/actor.ts';
import { type VendorLabel, vendorLabel } from '../vendors/vendor-label.ts';
import { advanceOrder } from './advance-order.ts';
import { orderNotFound } from './get-order.ts';
import type { OrderRecord } from './order-record.ts';
import { readOrder } from './orders.table.ts';
import { replaceOrder } from './replace-order.table.ts';
import { toOrder } from './to-order.ts';

/** One step along the life of an order; the first caller wins, the others get the current order. */
export async function changeOrderStatus(
  _actor: Actor,
  { params, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const before = await readOrder(params.orderId);
  if (!before) throw orderNotFound();
  const label = await vendorLabel(before.vendorId);
  if (!canVendorChange(before.status, body.status)) {
    throw new AppError(
      'INVALID_STATUS_TRANSITION',
      `An order that is ${before.status} cannot become ${body.status}.`,
      { data: { order: currentOrder(before, label) } },
    );
  }
  const estimate = body.estimatedReadyTime
    ? new Date(body.estimatedReadyTime).toISOString()
    : undefined;
  const after = advanceOrder(before, body.status, new Date(), estimate);
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
