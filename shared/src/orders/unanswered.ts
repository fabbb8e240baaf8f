import type { OrderStatus } from './order-status.ts';

/** After this time a customer may cancel an order that the kitchen has not answered. */
export const answerSeconds = 180;

export interface AnswerableOrder {
  status: OrderStatus;
  acknowledgedAt?: string | null | undefined;
  statusTimes: Partial<Record<string, string>>;
  createdAt: string;
  awaitsPaymentUntil?: string | undefined;
  readyFor?: string | undefined;
}

/**
 * Whether the kitchen has neither acknowledged nor changed the order. An order that waits for payment has not reached
 * the kitchen yet. The mess agreed to a pre-order when it offered the slot.
 * Rule: kitchen-3, pay-20, pre-orders-5
 */
export function isUnanswered(order: AnswerableOrder): boolean {
  const isHidden = order.awaitsPaymentUntil || order.readyFor;
  return !order.acknowledgedAt && !isHidden && isUntouchedByStaff(order);
}

/** Whether no person has changed the order's status. The mess may have accepted the order automatically. */
export function isUntouchedByStaff({ status, statusTimes, createdAt }: AnswerableOrder): boolean {
  return status === 'pending' || (status === 'confirmed' && statusTimes.confirmed === createdAt);
}

/** Whether the customer may cancel the order because the kitchen did not answer. Rule: kitchen-4 */
export function canCancelUnanswered(order: AnswerableOrder, now: number): boolean {
  return isUnanswered(order) && now - Date.parse(order.createdAt) >= answerSeconds * 1000;
}
