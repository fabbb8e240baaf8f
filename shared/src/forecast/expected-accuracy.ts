import type { OpenDay } from './open-days.ts';
import { mean, sum } from './statistics.ts';

/** 1 - |actual - forecast| / max(actual, forecast), 0 to 1; two zeros agree. Rule: forecast-9 */
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

/** Where chance in small numbers plays no part: between canteens (0.93) and a cafe (0.77), nearer to it. */
const anyVendor = 0.78;
/** Standard deviations: of vendors around that, and of what comes around a vendor's own prior. */
const spreadOfVendors = 0.1;
const spreadAroundPrior = 0.05;
/** The square of what chance alone takes off the accuracy at one order a day (Poisson); it shrinks with their number. */
const chance = 0.4;
const lowestPrior = 0.2;
/** The ensemble's error to that of 'same weekday last week', on canteens and cafe. */
const errorOfNaive = 0.85;
/** Days that follow each other are alike: so many say as much as one by itself would. */
const likeness = 6;
/** Variance of a day's accuracy before anything is known; it weighs one day. */
const usualVariance = 0.006;
/** What was chosen on the backtest flatters it as so many fitted figures would (Akaike's final prediction error). */
const chosen = 3;
/** Days of evidence that all leads weigh against one. */
const allLeadsWeight = 40;

/**
 * Before any backtest: how alike the same weekdays of this history are, shrunk towards what any vendor with
 * so many sales a day comes to.
 */
export function priorAccuracy(days: readonly OpenDay[]): number {
  const before = new Map<number, number>();
  const alike: number[] = [];
  for (const { weekday, sold } of days) {
    const last = before.get(weekday);
    if (last !== undefined) alike.push(1 - errorOfNaive * (1 - accuracy(sold, last)));
    before.set(weekday, sold);
  }
  const level = mean(days.map(({ value }) => value));
  return credibleMean(alike, vendorWith(level), spreadOfVendors);
}

/**
 * The accuracy to expect of a forecast, 0 to 1: that of the backtest at the same lead, shrunk towards
 * that at all leads, and this towards the prior.
 * Rule: forecast-9
 */
export function expectedAccuracy(
  lead: number,
  past: readonly PastAccuracy[],
  prior: number,
): number {
  const flattery = 1 + chosen / Math.max(chosen, past.length);
  const fair = (one: PastAccuracy) => Math.max(0, 1 - flattery * (1 - one.accuracy));
  const overall = credibleMean(past.map(fair), prior, spreadAroundPrior);
  const own = past.filter((one) => one.lead === lead).map(fair);
  return (sum(own) + allLeadsWeight * overall) / (own.length + allLeadsWeight);
}

function vendorWith(level: number): number {
  if (level === 0) return anyVendor;
  return Math.max(lowestPrior, 1 - Math.hypot(1 - anyVendor, Math.sqrt(chance / level)));
}

/** Bühlmann's credibility: the prior weighs the more, the less the days agree and the less vendors differ from it. */
function credibleMean(days: readonly number[], prior: number, spread: number): number {
  const middle = mean(days);
  const squares = sum(days.map((day) => (day - middle) ** 2));
  const variance = (squares + usualVariance) / (days.length + 1);
  const weight = (likeness * variance) / spread ** 2;
  return (sum(days) + weight * prior) / (days.length + weight);
}
