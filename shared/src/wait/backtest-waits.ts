import { toIst } from '../time/ist.ts';
import { isInside, type ReadyMinutes, shownMinutes, slowestMinutes } from './shown-minutes.ts';
import { learnWaits, type WaitModel, waitRange } from './wait-model.ts';
import type { WaitSample } from './wait-samples.ts';

/** Below this number of orders, a mess shows no range. */
const minOrders = 60;
/** Below this share of right ranges, a mess shows no range either. */
const minRightShare = 0.7;
const scoringDays = 30;
const trainingDays = 28;
const dayMs = 24 * 60 * 60_000;
/** This many orders give stable quantiles. The limit also keeps the computation short for a large mess. */
const maxTrainingOrders = 4000;

export interface BacktestedOrder {
  sample: WaitSample;
  range: ReadyMinutes;
  isRight: boolean;
}

/**
 * The range that each order would have shown, by a model of the 28 days before its day.
 * @param samples  oldest first
 */
export function backtestWaits(samples: readonly WaitSample[]): BacktestedOrder[] {
  const days = Map.groupBy(samples, ({ placedAt }) => toIst(new Date(placedAt)).date);
  let earlierCount = 0;
  return [...days.values()].flatMap((day) => {
    const model = learnRecent(samples.slice(0, earlierCount), day[0]?.placedAt ?? 0);
    earlierCount += day.length;
    if (!model) return [];
    return day.map((sample) => {
      const range = rangeOf(model, sample);
      return { sample, range, isRight: isRight(sample, range) };
    });
  });
}

/** Learns from the orders of the last 28 days; undefined if there are too few orders. */
export function learnRecent(samples: readonly WaitSample[], now: number): WaitModel | undefined {
  const recent = samples
    .filter(({ placedAt }) => placedAt >= now - trainingDays * dayMs)
    .slice(-maxTrainingOrders);
  return recent.length < minOrders ? undefined : learnWaits(recent);
}

export function rangeOf(
  model: WaitModel,
  order: Pick<WaitSample, 'portionsAhead' | 'hour' | 'itemIds' | 'placedAt'>,
): ReadyMinutes {
  return shownMinutes(
    waitRange(model, order),
    slowestMinutes(model.dishes, order.itemIds),
    order.placedAt,
  );
}

/** A range is wrong if the guest reported 'Not there yet?'. */
export function isRight(
  { placedAt, endedAt, wasNotReady }: WaitSample,
  range: ReadyMinutes,
): boolean {
  return !wasNotReady && endedAt !== undefined && isInside(range, placedAt, endedAt);
}

export interface WaitScore {
  /** The number of judged orders. */
  orders: number;
  right: number;
  /** Whether the score judges the ranges that guests read. Otherwise it judges a backtest. */
  usesShownRanges: boolean;
}

/**
 * The share of right ranges in the last 30 days. Judges the ranges that guests read, or a backtest while guests have
 * read too few ranges.
 */
export function scoreWaits(samples: readonly WaitSample[], now: number): WaitScore {
  const recent = samples.filter(({ placedAt }) => placedAt >= now - scoringDays * dayMs);
  const shown = recent.filter((sample) => sample.shownRange);
  if (shown.length >= minOrders) {
    const right = shown.filter(
      (sample) => sample.shownRange && isRight(sample, sample.shownRange),
    ).length;
    return { orders: shown.length, right, usesShownRanges: true };
  }
  const tested = backtestWaits(recent);
  return {
    orders: tested.length,
    right: tested.filter((order) => order.isRight).length,
    usesShownRanges: false,
  };
}

/** Whether guests may read the range: for at least 60 orders, and right for 7 of 10. Rule: wait-3 */
export function isReliable({ orders, right }: WaitScore): boolean {
  return orders >= minOrders && right >= minRightShare * orders;
}
