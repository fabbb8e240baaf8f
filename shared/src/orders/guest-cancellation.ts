import { isOngoing } from './order-status.ts';
import { type AnswerableOrder, canCancelUnanswered, isUntouchedByStaff } from './unanswered.ts';

/** The seconds in which a guest may cancel an automatically accepted order. */
export const cancelSeconds = 30;

interface CancellableOrder extends AnswerableOrder {
  /** The last instant to cancel a pre-order. */
  orderBy?: string | undefined;
  lines: readonly { isDone?: boolean | undefined }[];
}

export type GuestCancelReason = 'unpaid' | 'no_answer' | 'customer';

/**
 * The reason to record if the guest cancels the order now; undefined if the guest may not cancel.
 * Rule: kitchen-4, orders-48, pay-21, pre-orders-8
 */
export function guestCancelReason(
  order: CancellableOrder,
  now: number,
): GuestCancelReason | undefined {
  if (order.awaitsPaymentUntil) return isOngoing(order.status) ? 'unpaid' : undefined;
  if (canCancelUnanswered(order, now)) return 'no_answer';
  return isCancellable(order, now) ? 'customer' : undefined;
}

/** The seconds left to cancel an automatically accepted order. Undefined for other orders. */
export function secondsToCancel(
  { status, createdAt, readyFor }: AnswerableOrder,
  now: number,
): number | undefined {
  if (status !== 'confirmed' || readyFor) return undefined;
  return Math.max(0, cancelSeconds - Math.floor((now - Date.parse(createdAt)) / 1000));
}

/**
 * Whether the guest is in time and the kitchen has not begun the order. A printer acknowledges an accepted order at
 * once, so for accepted orders only later steps and ticked dishes count.
 */
function isCancellable(order: CancellableOrder, now: number): boolean {
  if (order.status === 'pending') return !order.acknowledgedAt;
  const isInTime = order.orderBy
    ? now <= Date.parse(order.orderBy)
    : now - Date.parse(order.createdAt) < cancelSeconds * 1000;
  return isInTime && isUntouchedByStaff(order) && !order.lines.some(({ isDone }) => isDone);
}
