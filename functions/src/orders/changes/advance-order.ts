import { isEndedEarly, type OrderStatus } from '@thali/shared/orders/order-status';
import type { OrderRecord } from '../store/order-record.ts';
import { paymentAtEnd } from './payment-at-end.ts';

/**
 * The order in its next status, with what goes along: the time, the payment in the hand of the person who
 * gave the food out, nothing owed for what was never eaten. `updatedAt` goes up with each change, also
 * where a clock runs behind: of two states of an order the later one is the newer.
 * Rule: orders-6, orders-10, pay-15
 */
export function advanceOrder(
  order: OrderRecord,
  status: OrderStatus,
  now: Date,
  estimatedReadyAt?: string,
): OrderRecord {
  const at = timeAfter(order.updatedAt, now);
  return {
    ...order,
    status,
    statusTimes: { ...order.statusTimes, [status]: at },
    updatedAt: at,
    estimatedReadyAt: estimatedReadyAt ?? order.estimatedReadyAt,
    ...paymentAtEnd(order, status),
    ...(isEndedEarly(status) && { feeStatus: 'failed' }),
  };
}

/** The order as somebody in the kitchen has seen it; the first time counts. Rule: kitchen-3 */
export function acknowledged(order: OrderRecord): OrderRecord {
  return { ...order, acknowledgedAt: order.acknowledgedAt ?? order.updatedAt };
}

/** The order as nobody in the kitchen answered it. Rule: kitchen-4 */
export function endUnanswered(order: OrderRecord, now: Date): OrderRecord {
  return { ...advanceOrder(order, 'cancelled', now), cancelReason: 'no_answer' };
}

/** For so long it can still be looked at. */
const unpaidKeptDays = 7;

/** An order that was held back and not paid: its mess never has it. Rule: pay-21 */
export function endUnpaid(order: OrderRecord, now: Date): OrderRecord {
  return {
    ...advanceOrder(order, 'cancelled', now),
    cancelReason: 'unpaid',
    expiresAt: inDays(unpaidKeptDays, now),
  };
}

/** When a row is deleted, epoch seconds. */
export function inDays(days: number, now: Date): number {
  return Math.floor(now.getTime() / 1000) + days * 86_400;
}

/** Strictly after the last change. Rule: orders-10 */
export function timeAfter(last: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(last) + 1)).toISOString();
}
