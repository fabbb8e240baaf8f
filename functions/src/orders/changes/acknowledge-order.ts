import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { acknowledgeOrder as contract } from '@thali/shared/kitchen/acknowledge-order.contract';
import { isOngoing } from '@thali/shared/orders/order-status';
import type { Actor } from '../../http/actor.ts';
import { readOrderOfMess } from '../reading/get-order.ts';
import { toOrderResponse } from '../reading/to-order-responses.ts';
import type { OrderRecord } from '../store/order-record.ts';
import { markAcknowledged, nextTimestamp } from './advance-order.ts';
import { changeWithRetry } from './replace-or-refuse.ts';

/** Does nothing if the order is already acknowledged or has ended. */
export async function acknowledgeOrder(
  _actor: Actor,
  { params }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const order = await readOrderOfMess(params.orderId);
  return { order: await toOrderResponse(await acknowledge(order), 'mess') };
}

/** @throws AppError SERVICE_BUSY */
export function acknowledge(order: OrderRecord): Promise<OrderRecord> {
  return changeWithRetry(order, (before) =>
    before.acknowledgedAt || !isOngoing(before.status)
      ? undefined
      : markAcknowledged({ ...before, updatedAt: nextTimestamp(before.updatedAt, new Date()) }),
  );
}
