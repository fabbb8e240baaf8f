import type { OrderStatus } from './order-status.ts';

/** How long a kitchen has to answer an order before its customer may give up. */
export const answerSeconds = 180;

interface Waiting {
  status: OrderStatus;
  acknowledgedAt?: string | null | undefined;
  statusTimes: Partial<Record<string, string>>;
  createdAt: string;
}

/** Nobody in the kitchen has seen it: it waits as it came, also where it was accepted by itself. Rule: kitchen-3 */
export function isUnanswered(order: Waiting): boolean {
  const { status, acknowledgedAt, statusTimes, createdAt } = order;
  if (acknowledgedAt) return false;
  return status === 'pending' || (status === 'confirmed' && statusTimes.confirmed === createdAt);
}

/** Whether its customer may give up. Rule: kitchen-4 */
export function canCancelUnanswered(order: Waiting, now: number): boolean {
  return isUnanswered(order) && now - Date.parse(order.createdAt) >= answerSeconds * 1000;
}
