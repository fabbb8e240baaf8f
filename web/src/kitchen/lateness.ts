import type { Order } from '@thali/shared/orders/order.contract';
import { statusFacts } from '@thali/shared/orders/order-status';
import { type Wait, waitLevelOf } from '../orders/status/order-times.ts';
import * as texts from './kitchen-texts.ts';

const tooLateMs = 5 * 60_000;

/** The lateness of an order, by its promised time, or else by its waiting time. Rule: kitchen-25 */
export function latenessOf(
  order: Pick<Order, 'status' | 'createdAt' | 'estimatedReadyTime'>,
  now: number,
): Wait {
  const { status, estimatedReadyTime } = order;
  if (!statusFacts[status].isCooking || !estimatedReadyTime) return waitLevelOf(order, now);
  const lateMs = now - Date.parse(estimatedReadyTime);
  if (lateMs <= 0) return 'short';
  return lateMs < tooLateMs ? 'long' : 'too-long';
}

/** The age of an order: `12 min` or `Just now`. */
export function ageText(createdAt: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(createdAt)) / 60_000));
  if (minutes === 0) return texts.justNow;
  if (minutes < 60) return texts.minutes(minutes);
  return texts.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60);
}

/**
 * The minutes from now to a new promise, ten minutes after the old promise. Ten minutes if there is no promise, or the
 * promise has passed.
 */
export function minutesOfDelay(estimatedReadyTime: string | null, now: number): number {
  const promised = estimatedReadyTime ? Date.parse(estimatedReadyTime) : now;
  return Math.max(0, Math.round((promised - now) / 60_000)) + 10;
}
