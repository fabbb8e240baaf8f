import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { cancelOrder as contract } from '@thali/shared/orders/cancel-order.contract';
import { type GuestCancelReason, guestCancelReason } from '@thali/shared/orders/guest-cancellation';
import { isOngoing } from '@thali/shared/orders/order-status';
import type { Actor } from '../../http/actor.ts';
import { readProvenOrder } from '../reading/get-order.ts';
import { toOrderResponse } from '../reading/to-order-responses.ts';
import type { OrderRecord } from '../store/order-record.ts';
import { readOrder } from '../store/orders.table.ts';
import { advanceOrder, endUnpaid } from './advance-order.ts';
import { changeOrRefuse } from './replace-or-refuse.ts';

/**
 * Lets the guest cancel an order that the kitchen has not begun. Returns counted portions to the stock. If guest and
 * kitchen act concurrently, the first write wins.
 * Rule: kitchen-4, orders-48, pay-21, pre-orders-8
 */
export async function cancelOrder(
  actor: Actor,
  input: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const order = await readProvenOrder(actor, input);
  if (isCancelledAlready(order)) return { order: await toOrderResponse(order, 'guest') };
  const now = new Date();
  const reasonOf = (before: OrderRecord) => guestCancelReason(before, now.getTime());
  try {
    return await changeOrRefuse(order, {
      reader: 'guest',
      refusal: (before) => (reasonOf(before) ? undefined : refusalOf(before, now)),
      refusalCode: ({ readyFor, status }) =>
        readyFor && isOngoing(status) ? 'TOO_LATE_TO_CANCEL' : 'INVALID_STATUS_TRANSITION',
      advance: (before) => cancelFor(before, reasonOf(before), now),
    });
  } catch (error) {
    const current = isConflict(error) ? await readOrder(order.id) : undefined;
    if (!current || !isCancelledAlready(current)) throw error;
    return { order: await toOrderResponse(current, 'guest') };
  }
}

function refusalOf({ orderBy }: OrderRecord, now: Date): string {
  return orderBy && orderBy < now.toISOString()
    ? 'It is too late to cancel this order. Please call the kitchen.'
    : 'The kitchen has this order.';
}

function cancelFor(
  order: OrderRecord,
  reason: GuestCancelReason | undefined,
  now: Date,
): OrderRecord {
  if (reason === 'unpaid') return endUnpaid(order, now);
  return { ...advanceOrder(order, 'cancelled', now), cancelReason: reason };
}

/** Whether a repeat, or the mess's own time limit, has already cancelled the order. */
function isCancelledAlready({ cancelReason }: OrderRecord): boolean {
  return cancelReason === 'no_answer' || cancelReason === 'unpaid' || cancelReason === 'customer';
}

function isConflict(error: unknown): boolean {
  return error instanceof AppError && error.code === 'ORDER_STATUS_CONFLICT';
}
