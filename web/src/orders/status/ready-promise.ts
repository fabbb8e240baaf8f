import type { Order } from '@thali/shared/orders/order.contract';
import { statusFacts } from '@thali/shared/orders/order-status';
import { formatTime } from '../../lib/time/format-time.ts';

export interface ReadyPromise {
  isLate: boolean;
  text: string;
  /** The time left, or the promised time if the order is late. */
  detail: string | undefined;
}

/** The text says 'about', so an order is not late in the first minute. */
const graceMs = 60_000;
const maxCountdownMinutes = 60;

/** When the order will be ready. Undefined if it is ready, or if the kitchen promised no time. */
export function readyPromise(
  { status, estimatedReadyTime }: Pick<Order, 'status' | 'estimatedReadyTime'>,
  now: Date,
): ReadyPromise | undefined {
  if (!statusFacts[status].isWaitedFor || !estimatedReadyTime) return undefined;
  const time = formatTime(estimatedReadyTime);
  const leftMs = Date.parse(estimatedReadyTime) - now.getTime();
  if (leftMs < -graceMs) {
    return {
      isLate: true,
      text: 'Running a little late',
      detail: `It was due by about ${time}.`,
    };
  }
  return { isLate: false, text: `Ready by about ${time}`, detail: countdown(leftMs) };
}

function countdown(leftMs: number): string | undefined {
  const minutes = Math.ceil(leftMs / 60_000);
  if (minutes < 1) return 'any moment now';
  if (minutes > maxCountdownMinutes) return undefined;
  return `in about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
