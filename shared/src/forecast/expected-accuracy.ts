import type { OpenDay } from './open-days.ts';
import { mean, sum } from './statistics.ts';

/** 1 - |actual - forecast| / max(actual, forecast), 0 to 1; 1 for two zeros. Rule: forecast-9 */
export function accuracy(actual: number, forecast: number): number {
  const larger = Math.max(actual, forecast);
  return larger > 0 ? 1 - Math.abs(actual - forecast) / larger : 1;
}

/** The accuracy of a past forecast. */
export interface PastAccuracy {
  /** Days after the pseudo-origin, from 1. */
  lead: number;
  accuracy: number;
}

/**
 * The accuracy of a large vendor, without the noise of small numbers. It lies between canteens (0.93) and a cafe
 * (0.77), nearer to the cafe.
 */
const usualAccuracy = 0.78;
/** Standard deviations: of vendors around `usualAccuracy`, and of outcomes around a vendor's own prior. */
const spreadOfVendors = 0.1;
const spreadAroundPrior = 0.05;
/**
 * The square of the accuracy that chance alone costs at one order a day (Poisson). It shrinks with the number of
 * orders.
 */
const chance = 0.4;
const minPrior = 0.2;
/** The ensemble's error divided by the error of 'same weekday last week', on canteens and a cafe. */
const errorOfNaive = 0.85;
/** Neighbouring days are alike: this many days carry as much evidence as one independent day. */
const correlatedDays = 6;
/** The prior variance of a day's accuracy; it weighs one day. */
const usualVariance = 0.006;
/**
 * The models were chosen by the backtest, so it looks too good: as if this many parameters were fitted to it (Akaike's
 * final prediction error).
 */
const fittedChoices = 3;
/** The evidence of all leads weighs this many days against the evidence of one lead. */
const allLeadsWeight = 40;

/**
 * The accuracy to expect before any backtest: how alike the same weekdays of this history are, shrunk towards the
 * accuracy of any vendor with this many sales a day.
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
 * The accuracy to expect of a forecast, 0 to 1. The backtest's accuracy at this lead is shrunk towards its accuracy at
 * all leads, which is shrunk towards the prior.
 * Rule: forecast-9
 */
export function expectedAccuracy(
  lead: number,
  past: readonly PastAccuracy[],
  prior: number,
): number {
  const flattery = 1 + fittedChoices / Math.max(fittedChoices, past.length);
  const fair = (one: PastAccuracy) => Math.max(0, 1 - flattery * (1 - one.accuracy));
  const overall = credibleMean(past.map(fair), prior, spreadAroundPrior);
  const own = past.filter((one) => one.lead === lead).map(fair);
  return (sum(own) + allLeadsWeight * overall) / (own.length + allLeadsWeight);
}

function vendorWith(level: number): number {
  if (level === 0) return usualAccuracy;
  return Math.max(minPrior, 1 - Math.hypot(1 - usualAccuracy, Math.sqrt(chance / level)));
}

/** Bühlmann's credibility. The prior weighs more if the days agree less, or if vendors differ less from it. */
function credibleMean(days: readonly number[], prior: number, spread: number): number {
  const middle = mean(days);
  const squares = sum(days.map((day) => (day - middle) ** 2));
  const variance = (squares + usualVariance) / (days.length + 1);
  const weight = (correlatedDays * variance) / spread ** 2;
  return (sum(days) + weight * prior) / (days.length + weight);
}
