import { isUnanswered } from '@thali/shared/orders/unanswered';
import { changeForMess, type OrderChange } from '../orders/order-change.ts';
import { pushLists, readSubscriptions } from '../push/subscriptions.table.ts';
import { sendAlarm } from './alarm-queue.ts';

/**
 * Puts what a change of an order asks for into the queue: a new one rings in the kitchen, one that is ready is
 * announced to who ordered, where they asked for it. Twice changes nothing.
 * @throws AppError SERVICE_BUSY when the queue or the table is unavailable
 */
export async function enqueueAlarm(change: OrderChange): Promise<void> {
  const { before, after } = changeForMess(change);
  if (!after) return;
  const orderId = after.id;
  if (!before && isUnanswered(after)) await sendAlarm({ orderId, step: 'ring' });
  const isNowReady = after.status === 'ready' && before?.status !== 'ready';
  if (isNowReady && (await readSubscriptions(pushLists.order(orderId))).length > 0) {
    await sendAlarm({ orderId, step: 'ready' });
  }
}
