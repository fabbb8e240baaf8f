import type { OrderStatus } from './order-status.ts';

/** How long a kitchen has to answer an order before its customer may give up. */
export const answerSeconds = 180;

interface Waiting {
  status: OrderStatus;
  acknowledgedAt?: string | null | undefined;
  statusTimes: Partial<Record<string, string>>;
  createdAt: string;
  awaitsPaymentUntil?: string | undefined;
}

/** Nobody in the kitchen has seen it: it waits as it came. One that is paid first has not come yet. Rule: kitchen-3, pay-20 */
export function isUnanswered(order: Waiting): boolean {
  return !order.acknowledgedAt && !order.awaitsPaymentUntil && isAsItCame(order);
}

/** No step was taken by hand, also where it was accepted by itself. */
export function isAsItCame({ status, statusTimes, createdAt }: Waiting): boolean {
  return status === 'pending' || (status === 'confirmed' && statusTimes.confirmed === createdAt);
}

/** Whether its customer may give up. Rule: kitchen-4 */
export function canCancelUnanswered(order: Waiting, now: number): boolean {
  return isUnanswered(order) && now - Date.parse(order.createdAt) >= answerSeconds * 1000;
}
