import type { OrderStatus } from './order-status.ts';

/** A customer may cancel an order that the kitchen has not answered for this long. */
export const answerSeconds = 180;

export interface Waiting {
  status: OrderStatus;
  acknowledgedAt?: string | null | undefined;
  statusTimes: Partial<Record<string, string>>;
  createdAt: string;
  awaitsPaymentUntil?: string | undefined;
}

/**
 * Nobody in the kitchen has seen the order. An order that waits for payment has not reached the kitchen yet.
 * Rule: kitchen-3, pay-20
 */
export function isUnanswered(order: Waiting): boolean {
  return !order.acknowledgedAt && !order.awaitsPaymentUntil && isUnmoved(order);
}

/** Nobody has moved the order; the mess may accept orders automatically. */
export function isUnmoved({ status, statusTimes, createdAt }: Waiting): boolean {
  return status === 'pending' || (status === 'confirmed' && statusTimes.confirmed === createdAt);
}

/** Whether the customer may cancel it. Rule: kitchen-4 */
export function canCancelUnanswered(order: Waiting, now: number): boolean {
  return isUnanswered(order) && now - Date.parse(order.createdAt) >= answerSeconds * 1000;
}
