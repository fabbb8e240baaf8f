import { isOngoing } from './order-status.ts';
import { canCancelUnanswered, isUnmoved, type Waiting } from './unanswered.ts';

/** A guest may cancel an automatically accepted order for this long. */
export const cancelSeconds = 30;

interface Cancellable extends Waiting {
  lines: readonly { isDone?: boolean | undefined }[];
}

export type GuestCancelReason = 'unpaid' | 'no_answer' | 'customer';

/**
 * The reason of the order if its guest cancels it now. Undefined if the guest may not cancel it.
 * Rule: kitchen-4, orders-48, pay-21
 */
export function guestCancelReason(order: Cancellable, now: number): GuestCancelReason | undefined {
  if (order.awaitsPaymentUntil) return isOngoing(order.status) ? 'unpaid' : undefined;
  if (canCancelUnanswered(order, now)) return 'no_answer';
  return isUntouched(order, now) ? 'customer' : undefined;
}

/** The seconds left to cancel an automatically accepted order. Undefined for other orders. */
export function secondsToCancel({ status, createdAt }: Waiting, now: number): number | undefined {
  if (status !== 'confirmed') return undefined;
  return Math.max(0, cancelSeconds - Math.floor((now - Date.parse(createdAt)) / 1000));
}

/** A printer acknowledges an accepted order at once, so only steps and ticked dishes count there. */
function isUntouched(order: Cancellable, now: number): boolean {
  if (order.status === 'pending') return !order.acknowledgedAt;
  const isInTime = now - Date.parse(order.createdAt) < cancelSeconds * 1000;
  return isInTime && isUnmoved(order) && !order.lines.some(({ isDone }) => isDone);
}
