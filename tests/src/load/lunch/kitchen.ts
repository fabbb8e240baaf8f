import { setTimeout as sleep } from 'node:timers/promises';
import { isOngoing, isOrderStatus, type OrderStatus } from '@thali/shared/orders/order-status';
import type { OrderProgress } from './history.ts';
import type { ClientContext } from './lunch-mess.ts';

const statusSequences: readonly (readonly OrderStatus[])[] = [
  ['confirmed', 'preparing', 'ready', 'completed'],
  ['confirmed', 'preparing', 'ready', 'completed'],
  ['cancelled'],
  ['confirmed', 'preparing'],
];

/** Takes the acknowledged orders one by one and moves each through its steps. */
export async function cook(context: ClientContext, startedIds: Set<string>): Promise<void> {
  const { history, random } = context;
  while (!context.isOver() || history.orderProgress.size > startedIds.size) {
    const next = [...history.orderProgress].find(([id]) => !startedIds.has(id));
    if (!next) {
      await sleep(20);
      continue;
    }
    const [id, progress] = next;
    startedIds.add(id);
    for (const status of random.pick(statusSequences)) {
      if (!(await move(context, id, progress, status))) break;
    }
  }
}

async function move(
  { caller, mess, history }: ClientContext,
  id: string,
  progress: OrderProgress,
  status: OrderStatus,
): Promise<boolean> {
  progress.attempted = status;
  const options = { token: mess.staffToken, body: { status } };
  const answer = await caller.callUntilFinal('PATCH', `/orders/${id}/status`, options);
  const current = answer.json.order?.status;
  delete progress.attempted;
  // If the first answer got lost, the refusal of the retry contains the current order.
  if ((answer.status === 200 || answer.status === 409) && current === status) {
    progress.acknowledged = status;
    return isOngoing(status);
  }
  history.problems.push(`${id} could not become ${status}: ${answer.status} ${answer.text}`);
  if (isOrderStatus(current)) progress.acknowledged = current;
  return false;
}
