import { setTimeout as sleep } from 'node:timers/promises';
import { isOngoing, isOrderStatus, type OrderStatus } from '@thali/shared/orders/order-status';
import type { Course } from './history.ts';
import type { Part } from './stage.ts';

const statusSequences: readonly (readonly OrderStatus[])[] = [
  ['confirmed', 'preparing', 'ready', 'completed'],
  ['confirmed', 'preparing', 'ready', 'completed'],
  ['cancelled'],
  ['confirmed', 'preparing'],
];

/** Takes the acknowledged orders one by one and moves each through its steps. */
export async function cook(part: Part, taken: Set<string>): Promise<void> {
  const { history, random } = part;
  while (!part.isOver() || history.courses.size > taken.size) {
    const next = [...history.courses].find(([id]) => !taken.has(id));
    if (!next) {
      await sleep(20);
      continue;
    }
    const [id, course] = next;
    taken.add(id);
    for (const status of random.pick(statusSequences)) {
      if (!(await move(part, id, course, status))) break;
    }
  }
}

async function move(
  { caller, stage, history }: Part,
  id: string,
  course: Course,
  status: OrderStatus,
): Promise<boolean> {
  course.attempted = status;
  const options = { token: stage.staffToken, body: { status } };
  const answer = await caller.insist('PATCH', `/orders/${id}/status`, options);
  const current = answer.json.order?.status;
  delete course.attempted;
  // If the first answer got lost, the refusal of the retry carries the current order.
  if ((answer.status === 200 || answer.status === 409) && current === status) {
    course.acknowledged = status;
    return isOngoing(status);
  }
  history.problems.push(`${id} could not become ${status}: ${answer.status} ${answer.text}`);
  if (isOrderStatus(current)) course.acknowledged = current;
  return false;
}
