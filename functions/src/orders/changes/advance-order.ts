import { isEndedEarly, type OrderStatus } from '@thali/shared/orders/order-status';
import type { OrderRecord } from '../store/order-record.ts';
import { paymentAtEnd } from './payment-at-end.ts';

interface StepByStaff {
  /** The promised ready time. */
  estimatedReadyAt?: string | undefined;
  /** The person or device that hands the order over unpaid. */
  unpaidBy?: string | undefined;
}

/**
 * Moves an order to a status and sets the times and payment fields that follow. `updatedAt` always grows, even if a
 * clock runs behind, so it tells which of two states is newer.
 * Rule: orders-6, orders-10, pay-15
 */
export function advanceOrder(
  order: OrderRecord,
  status: OrderStatus,
  now: Date,
  { estimatedReadyAt = order.estimatedReadyAt, unpaidBy }: StepByStaff = {},
): OrderRecord {
  const at = nextTimestamp(order.updatedAt, now);
  return {
    ...order,
    status,
    statusTimes: { ...order.statusTimes, [status]: at },
    updatedAt: at,
    estimatedReadyAt,
    ...paymentAtEnd(order, status, unpaidBy),
    ...(isEndedEarly(status) && { feeStatus: 'failed' }),
  };
}

/** Marks the order as acknowledged by the kitchen. Keeps the time of the first acknowledgement. Rule: kitchen-3 */
export function markAcknowledged(order: OrderRecord): OrderRecord {
  return { ...order, acknowledgedAt: order.acknowledgedAt ?? order.updatedAt };
}

/** Ends an order that the kitchen did not answer. Rule: kitchen-4 */
export function endUnanswered(order: OrderRecord, now: Date): OrderRecord {
  return { ...advanceOrder(order, 'cancelled', now), cancelReason: 'no_answer' };
}

/** An unpaid order stays readable for this many days. */
const unpaidRetentionDays = 7;

/** Ends an order that awaited payment and was never paid. The mess never sees such an order. Rule: pay-21 */
export function endUnpaid(order: OrderRecord, now: Date): OrderRecord {
  return {
    ...advanceOrder(order, 'cancelled', now),
    cancelReason: 'unpaid',
    expiresAt: expiryInDays(unpaidRetentionDays, now),
  };
}

/** The time of deletion by TTL, in epoch seconds. */
export function expiryInDays(days: number, now: Date): number {
  return Math.floor(now.getTime() / 1000) + days * 86_400;
}

/** The current time, or a millisecond after the last change if that is later. Rule: orders-10 */
export function nextTimestamp(last: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(last) + 1)).toISOString();
}
