import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { cancelUnanswered as contract } from '@thali/shared/kitchen/cancel-unanswered.contract';
import { isAwaiting } from '@thali/shared/order-payments/online-order';
import { canCancelUnanswered } from '@thali/shared/orders/unanswered';
import type { Actor } from '../../http/actor.ts';
import { answerOrder } from '../reading/answer-orders.ts';
import { readProvenOrder } from '../reading/get-order.ts';
import type { OrderRecord } from '../store/order-record.ts';
import { readOrder } from '../store/orders.table.ts';
import { endUnanswered, endUnpaid } from './advance-order.ts';
import { changeOrRefuse } from './replace-or-refuse.ts';

/**
 * The guest cancels an order that the kitchen has not answered in time or has not received. Counted portions go back.
 * Rule: kitchen-4, pay-21
 */
export async function cancelUnanswered(
  actor: Actor,
  input: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const order = await readProvenOrder(actor, input);
  if (isAbandoned(order)) return { order: await answerOrder(order, 'guest') };
  const now = new Date();
  try {
    return await changeOrRefuse(order, {
      reader: 'guest',
      refusal: (before) =>
        isAwaiting(before) || canCancelUnanswered(before, now.getTime())
          ? undefined
          : 'The kitchen has this order.',
      advance: (before) =>
        isAwaiting(before) ? endUnpaid(before, now) : endUnanswered(before, now),
    });
  } catch (error) {
    const current = isConflict(error) ? await readOrder(order.id) : undefined;
    if (!current || !isAbandoned(current)) throw error;
    return { order: await answerOrder(current, 'guest') };
  }
}

/** The order is already cancelled: a repeat, a second press, or the mess's own time limit. */
function isAbandoned({ cancelReason }: OrderRecord): boolean {
  return cancelReason === 'no_answer' || cancelReason === 'unpaid';
}

function isConflict(error: unknown): boolean {
  return error instanceof AppError && error.code === 'ORDER_STATUS_CONFLICT';
}
