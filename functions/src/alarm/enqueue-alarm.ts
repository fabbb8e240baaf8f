import type { OrderStatus } from '@thali/shared/orders/order-status';
import { isUnanswered } from '@thali/shared/orders/unanswered';
import { inParallel } from '../invocations/in-parallel.ts';
import { changeForMess, type OrderChange } from '../orders/store/order-change.ts';
import { pushLists, readSubscriptions } from '../push/subscriptions.table.ts';
import type { AlarmMessage, CustomerStep } from './alarm-message.ts';
import { sendAlarms } from './alarm-queue.ts';

const maxConcurrency = 10;

/**
 * Puts the alarm steps of changed orders into the queue. A new order rings in the kitchen. A subscribed customer gets a
 * notification. Safe to repeat.
 * @returns the error of each change whose steps are not all in the queue
 */
export async function enqueueAlarms(
  changes: readonly OrderChange[],
): Promise<Map<OrderChange, unknown>> {
  const failures = new Map<OrderChange, unknown>();
  const steps: { change: OrderChange; message: AlarmMessage }[] = [];
  await inParallel(changes, maxConcurrency, async (change) => {
    try {
      for (const message of await stepsAfter(change)) steps.push({ change, message });
    } catch (error) {
      failures.set(change, error);
    }
  });
  for (const [{ change }, error] of await sendAlarms(steps)) failures.set(change, error);
  return failures;
}

async function stepsAfter(change: OrderChange): Promise<AlarmMessage[]> {
  const { before, after } = changeForMess(change);
  if (after && !before && isUnanswered(after)) return [{ orderId: after.id, step: 'ring' }];
  const messages = messagesForCustomer(change);
  const [first] = messages;
  if (!first || (await readSubscriptions(pushLists.order(first.orderId))).length === 0) return [];
  return messages;
}

function messagesForCustomer({ before, after }: OrderChange): AlarmMessage[] {
  if (!before || !after) return [];
  const { id: orderId, status, payment: { refundedPaise = 0 } = {} } = after;
  const messages: AlarmMessage[] = [];
  const step = stepOfStatus[status];
  if (status !== before.status && step) messages.push({ orderId, step });
  if (refundedPaise > (before.payment?.refundedPaise ?? 0)) {
    messages.push({ orderId, step: 'given-back', refundedPaise });
  }
  return messages;
}

/** The customer's notification for each new status. Rule: kitchen-9 */
const stepOfStatus: Record<OrderStatus, CustomerStep | undefined> = {
  pending: undefined,
  confirmed: undefined,
  preparing: undefined,
  ready: 'ready',
  completed: undefined,
  cancelled: 'cancelled',
  expired: undefined,
};
