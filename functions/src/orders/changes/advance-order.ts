import { isEndedEarly, type OrderStatus } from '@thali/shared/orders/order-status';
import type { OrderRecord } from '../store/order-record.ts';
import { paymentAtEnd } from './payment-at-end.ts';

interface StepByStaff {
  /** The promised time. */
  estimatedReadyAt?: string | undefined;
  /** Who hands the order over unpaid. */
  unpaidBy?: string | undefined;
}

/**
 * Moves an order to its next status, with the time and the payment that follow from it. `updatedAt` always grows, even
 * if a clock runs behind. So the later of two states is the newer one.
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

/** Marks the order as acknowledged by the kitchen. The first time counts. Rule: kitchen-3 */
export function markAcknowledged(order: OrderRecord): OrderRecord {
  return { ...order, acknowledgedAt: order.acknowledgedAt ?? order.updatedAt };
}

/** Ends an order that the kitchen did not answer. Rule: kitchen-4 */
export function endUnanswered(order: OrderRecord, now: Date): OrderRecord {
  return { ...advanceOrder(order, 'cancelled', now), cancelReason: 'no_answer' };
}

/** An unpaid order stays readable for this many days. */
const unpaidKeptDays = 7;

/** Ends an order that awaited payment and was never paid. Its mess never sees it. Rule: pay-21 */
export function endUnpaid(order: OrderRecord, now: Date): OrderRecord {
  return {
    ...advanceOrder(order, 'cancelled', now),
    cancelReason: 'unpaid',
    expiresAt: expiryInDays(unpaidKeptDays, now),
  };
}

/** The time of deletion by TTL, in epoch seconds. */
export function expiryInDays(days: number, now: Date): number {
  return Math.floor(now.getTime() / 1000) + days * 86_400;
}

/** The current time, but always after the last change. Rule: orders-10 */
export function nextTimestamp(last: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(last) + 1)).toISOString();
}
