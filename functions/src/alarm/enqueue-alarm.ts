import type { OrderStatus } from '@thali/shared/orders/order-status';
import { isUnanswered } from '@thali/shared/orders/unanswered';
import { changeForMess, type OrderChange } from '../orders/store/order-change.ts';
import { pushLists, readSubscriptions } from '../push/subscriptions.table.ts';
import type { AlarmMessage, CustomerStep } from './alarm-message.ts';
import { sendAlarm } from './alarm-queue.ts';

/**
 * Puts the steps that follow from an order's change into the queue. A new order rings in the kitchen. A subscribed
 * customer gets a notification. Safe to repeat.
 * @throws AppError SERVICE_BUSY if the queue or the table is unavailable
 */
export async function enqueueAlarm(change: OrderChange): Promise<void> {
  const { before, after } = changeForMess(change);
  if (after && !before && isUnanswered(after)) {
    await sendAlarm({ orderId: after.id, step: 'ring' });
  }
  const news = newsForCustomer(change);
  const [{ orderId } = { orderId: '' }] = news;
  if (news.length === 0 || (await readSubscriptions(pushLists.order(orderId))).length === 0) return;
  for (const message of news) await sendAlarm(message);
}

function newsForCustomer({ before, after }: OrderChange): AlarmMessage[] {
  if (!before || !after) return [];
  const { id: orderId, status, payment: { refundedPaise = 0 } = {} } = after;
  const news: AlarmMessage[] = [];
  const step = stepOfStatus[status];
  if (status !== before.status && step) news.push({ orderId, step });
  if (refundedPaise > (before.payment?.refundedPaise ?? 0)) {
    news.push({ orderId, step: 'given-back', refundedPaise });
  }
  return news;
}

/** The notification of the customer for each new status. Rule: kitchen-9 */
const stepOfStatus: Record<OrderStatus, CustomerStep | undefined> = {
  pending: undefined,
  confirmed: undefined,
  preparing: undefined,
  ready: 'ready',
  completed: undefined,
  cancelled: 'cancelled',
  expired: undefined,
};
