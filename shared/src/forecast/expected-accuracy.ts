import type { OpenDay } from './open-days.ts';
import { mean, sum } from './statistics.ts';

/** 1 - |actual - forecast| / max(actual, forecast), 0 to 1; two zeros agree. Source: issue 10, point 2 */
export function accuracy(actual: number, forecast: number): number {
  const larger = Math.max(actual, forecast);
  return larger > 0 ? 1 - Math.abs(actual - forecast) / larger : 1;
}

/** What a forecast for a lead came to in the backtest. */
export interface PastAccuracy {
  /** Days after the pseudo-origin, from 1. */
  lead: number;
  accuracy: number;
}

/** Between canteens (0.93) and a cafe (0.77). */
const anyVendor = 0.8;
/** The ensemble's error to that of 'same weekday last week', on canteens and cafe. */
const errorOfNaive = 0.85;
/** Days of evidence that the prior weighs, and that all leads weigh against one. */
const priorWeight = 5;
const allLeadsWeight = 20;

/**
 * Before any backtest: how alike the same weekdays of this history are, one quarter any vendor.
 */
export function priorAccuracy(days: readonly OpenDay[]): number {
  const before = new Map<number, number>();
  const alike: number[] = [];
  for (const { weekday, sold } of days) {
    const last = before.get(weekday);
    if (last !== undefined) alike.push(accuracy(sold, last));
    before.set(weekday, sold);
  }
  if (alike.length < 2) return anyVendor;
  const own = 1 - errorOfNaive * (1 - mean(alike));
  return (3 * own + anyVendor) / 4;
}

/**
 * The accuracy to expect of a forecast, 0 to 1: that of the backtest at the same lead, shrunk towards
 * that at all leads, and this towards the prior.
 * Source: issue 10, point 2; facts, section Forecasting
 */
export function expectedAccuracy(
  lead: number,
  past: readonly PastAccuracy[],
  prior: number,
): number {
  const all = past.map((one) => one.accuracy);
  const overall = (sum(all) + priorWeight * prior) / (all.length + priorWeight);
  const own = past.filter((one) => one.lead === lead).map((one) => one.accuracy);
  return (sum(own) + allLeadsWeight * overall) / (own.length + allLeadsWeight);
}
