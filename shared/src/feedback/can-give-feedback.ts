import type { OrderStatus } from '../orders/order-status.ts';

const openMs = 48 * 60 * 60_000;

interface EndedOrder {
  status: OrderStatus;
  statusTimes: Partial<Record<string, string>>;
  isTest?: boolean | undefined;
}

/** Whether the guest may still rate the meal: within 48 hours of the handover. Rule: feedback-1 */
export function canGiveFeedback({ status, statusTimes, isTest }: EndedOrder, nowMs: number) {
  const completedAt = Date.parse(statusTimes.completed ?? '');
  return status === 'completed' && !isTest && nowMs - completedAt <= openMs;
}
