import { istDayStart, toIst } from '../time/ist.ts';
import { isReliable } from './backtest-waits.ts';
import { quantile } from './quantile.ts';
import type { SlotTimes } from './slot-times.contract.ts';

/** A pre-order that became ready. Times in epoch milliseconds. */
export interface SlotSample {
  /** The start of its slot. */
  startsAt: number;
  readyAt: number;
  /** Whether the guest reported that the food was not at the counter. */
  wasNotReady: boolean;
}

const minOrders = 60;
const trainingDays = 28;
const scoringDays = 30;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** The range covers 84 % of the training orders, as in `wait-model.ts`. */
const lowShare = 0.08;
const highShare = 0.92;

/**
 * The range of the pre-orders of the last 28 days. Undefined below 60 orders, or if such ranges were right for fewer
 * than 7 of 10 orders in the last 30 days. The score of each day uses only the orders before that day.
 * Rule: wait-6
 */
export function learnSlotTimes(samples: readonly SlotSample[], now: number): SlotTimes | undefined {
  const range = rangeBefore(samples, now);
  if (!range) return undefined;
  const recent = samples.filter(({ startsAt }) => startsAt >= now - scoringDays * dayMs);
  const days = new Set(recent.map(({ startsAt }) => dayStart(startsAt)));
  const ranges = new Map([...days].map((day) => [day, rangeBefore(samples, day)]));
  const judged = recent.flatMap((sample) => {
    const dayRange = ranges.get(dayStart(sample.startsAt));
    return dayRange ? [isRight(sample, dayRange)] : [];
  });
  const score = {
    orders: judged.length,
    right: judged.filter(Boolean).length,
    usesShownRanges: false,
  };
  if (!isReliable(score)) return undefined;
  return { ...range, rightOfTen: Math.round((10 * score.right) / score.orders) };
}

type Range = Pick<SlotTimes, 'fromMinutes' | 'toMinutes'>;

/** Learns from the 28 days before `end`. Food that is ready early still waits for the start of the slot. */
function rangeBefore(samples: readonly SlotSample[], end: number): Range | undefined {
  const delays = samples
    .filter(({ startsAt }) => startsAt < end && startsAt >= end - trainingDays * dayMs)
    .map(delayMinutes);
  if (delays.length < minOrders) return undefined;
  const fromMinutes = Math.max(0, Math.floor(quantile(delays, lowShare)));
  return {
    fromMinutes,
    toMinutes: Math.max(fromMinutes + 1, Math.ceil(quantile(delays, highShare))),
  };
}

function isRight(sample: SlotSample, { fromMinutes, toMinutes }: Range): boolean {
  const delay = delayMinutes(sample);
  const isEarly = fromMinutes > 0 && delay < fromMinutes;
  return !sample.wasNotReady && !isEarly && delay <= toMinutes;
}

/** Whole minutes of the clock, because the screen shows whole minutes. */
function delayMinutes({ startsAt, readyAt }: SlotSample): number {
  return Math.floor(readyAt / minuteMs) - Math.floor(startsAt / minuteMs);
}

function dayStart(at: number): number {
  return istDayStart(toIst(new Date(at)).date).getTime();
}
