import type { Order } from '@thali/shared/orders/order.contract';
import { statusFacts } from '@thali/shared/orders/order-status';
import { formatTime } from '../../lib/time/format-time.ts';
import { accuracyText, rangeText } from './range-text.ts';
import * as texts from './status-texts.ts';

export interface ReadyPromise {
  isLate: boolean;
  text: string;
  /** The time left, or the promised time if the order is late. */
  detail: string | undefined;
  /** The share of such ranges that were right. */
  accuracy?: string;
}

type PromisedOrder = Pick<
  Order,
  'status' | 'estimatedReadyTime' | 'readyFor' | 'readyRange' | 'awaitsPaymentUntil'
>;

/** The text says 'about', so an order is not late in the first minute. */
const graceMs = 60_000;
const maxCountdownMinutes = 60;

/**
 * The promised ready time of an order: the kitchen's promise, else a range from the mess's past waits. Returns
 * undefined if the order is ready, without a promise and a range, or more than an hour before the slot of a pre-order.
 * Rule: wait-4
 */
export function readyPromise(order: PromisedOrder, now: Date): ReadyPromise | undefined {
  const { status, estimatedReadyTime, readyRange, awaitsPaymentUntil } = order;
  if (!statusFacts[status].isGuestWaiting) return undefined;
  if (!estimatedReadyTime) {
    return readyRange && !awaitsPaymentUntil ? rangePromise(readyRange, now) : undefined;
  }
  const time = formatTime(estimatedReadyTime);
  const leftMs = Date.parse(estimatedReadyTime) - now.getTime();
  if (leftMs < -graceMs) return latePromise(time);
  // The screen shows the slot, whose day may be tomorrow.
  if (estimatedReadyTime === order.readyFor && leftMs > maxCountdownMinutes * 60_000) {
    return undefined;
  }
  return { isLate: false, text: texts.readyBy(time), detail: countdown(leftMs) };
}

function rangePromise(
  { from, to, rightOfTen }: NonNullable<Order['readyRange']>,
  now: Date,
): ReadyPromise {
  const accuracy = accuracyText(rightOfTen);
  const [fromMinutes, toMinutes] = [from, to].map((time) =>
    Math.ceil((Date.parse(time) - now.getTime()) / 60_000),
  ) as [number, number];
  // The last minute of the range is still right.
  if (toMinutes < 0) return { ...latePromise(formatTime(to)), accuracy };
  const detail =
    toMinutes < 1
      ? texts.anyMoment
      : fromMinutes < 1
        ? texts.inAtMost(minutesText(toMinutes))
        : texts.inFromTo(fromMinutes, minutesText(toMinutes));
  return { isLate: false, text: rangeText({ from, to }), detail, accuracy };
}

function latePromise(time: string): ReadyPromise {
  return { isLate: true, text: texts.littleLate, detail: texts.wasDueBy(time) };
}

function countdown(leftMs: number): string | undefined {
  const minutes = Math.ceil(leftMs / 60_000);
  if (minutes < 1) return texts.anyMoment;
  if (minutes > maxCountdownMinutes) return undefined;
  return texts.inAbout(minutesText(minutes));
}

function minutesText(minutes: number): string {
  return texts.minutes(minutes);
}
