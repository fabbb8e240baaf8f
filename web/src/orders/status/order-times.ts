import { type OrderStatus, statusFacts } from '@thali/shared/orders/order-status';
import { dateFormat } from '@thali/shared/time/format-date';
import { formatDayAndTime, formatTime } from '../../lib/time/format-time.ts';
import * as texts from './status-texts.ts';

/** The update interval of texts about time. */
export const updateIntervalMs = 15_000;

/** The age of an order: `3 min ago`. */
export function timeAgo(instant: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(instant)) / 60_000);
  if (minutes < 1) return texts.justNow;
  if (minutes < 60) return texts.minutesAgo(minutes);
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return texts.hoursAgo(hours);
  const days = Math.floor(hours / 24);
  return days === 1 ? texts.dayAgo : texts.daysAgo(days);
}

/** The time in India: `7:42 pm`. Includes the day if it is more than 12 hours ago. */
export function clockTime(instant: string, now: number): string {
  const isRecent = now - Date.parse(instant) < 12 * 60 * 60 * 1000;
  return isRecent ? formatTime(instant) : formatDayAndTime(instant);
}

/** `Fri, 20 Nov, 2026, 7:42 pm` */
export const formatFullTime = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

export type Wait = 'short' | 'long' | 'too-long';

const longWaitMs = 10 * 60_000;
const tooLongWaitMs = 20 * 60_000;

/** The waiting time of the guest. `short` if the order is ready. Rule: orders-33 */
export function waitLevelOf(order: { status: OrderStatus; createdAt: string }, now: number): Wait {
  const { status, createdAt } = order;
  if (!statusFacts[status].isGuestWaiting) return 'short';
  const waitedMs = now - Date.parse(createdAt);
  if (waitedMs < longWaitMs) return 'short';
  return waitedMs < tooLongWaitMs ? 'long' : 'too-long';
}
