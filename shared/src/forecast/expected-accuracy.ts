import type { OpenDay } from './open-days.ts';
import { mean, sum } from './statistics.ts';

/** The accuracy 1 - |actual - forecast| / max(actual, forecast), from 0 to 1; 1 for two zeros. Rule: forecast-9 */
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

/** The accuracy of a large vendor, without the noise of small numbers. Canteens reach 0.93, a cafe 0.77. */
const usualAccuracy = 0.78;
/** The standard deviation of vendors around `usualAccuracy`, and of a vendor's outcomes around its own prior. */
const spreadOfVendors = 0.1;
const spreadAroundPrior = 0.05;
/**
 * The accuracy that chance (Poisson) costs at one order a day, squared. With more orders a day, chance costs less.
 */
const poissonLossSquared = 0.4;
const minPrior = 0.2;
/** The ensemble's error divided by the error of 'same weekday last week', on canteens and a cafe. */
const errorRatioToNaive = 0.85;
/** Neighbouring days are similar, so this many days carry as much evidence as one independent day. */
const correlatedDays = 6;
/** The prior variance of a day's accuracy. The prior has the weight of one day. */
const usualVariance = 0.006;
/**
 * The backtest also chose the models, so its errors are too small. The correction assumes this many fitted parameters
 * (Akaike's final prediction error).
 */
const fittedParameters = 3;
/** The mean accuracy over all leads has the weight of this many days. */
const allLeadsWeight = 40;

/**
 * The accuracy to expect before any backtest. Measures how similar the days of a weekday are. Shrinks the result
 * towards the usual accuracy of vendors with the same number of sales a day.
 */
export function priorAccuracy(days: readonly OpenDay[]): number {
  const lastByWeekday = new Map<number, number>();
  const accuracies: number[] = [];
  for (const { weekday, sold } of days) {
    const last = lastByWeekday.get(weekday);
    if (last !== undefined) accuracies.push(1 - errorRatioToNaive * (1 - accuracy(sold, last)));
    lastByWeekday.set(weekday, sold);
  }
  const level = mean(days.map(({ value }) => value));
  return credibleMean(accuracies, accuracyAtLevel(level), spreadOfVendors);
}

/**
 * The accuracy to expect of a forecast, 0 to 1. Shrinks the backtest's accuracy over all leads towards the prior, and
 * the accuracy at this lead towards the result.
 * Rule: forecast-9
 */
export function expectedAccuracy(
  lead: number,
  past: readonly PastAccuracy[],
  prior: number,
): number {
  const optimism = 1 + fittedParameters / Math.max(fittedParameters, past.length);
  const corrected = (pastAccuracy: PastAccuracy) =>
    Math.max(0, 1 - optimism * (1 - pastAccuracy.accuracy));
  const overall = credibleMean(past.map(corrected), prior, spreadAroundPrior);
  const errorsAtLead = past.filter((pastAccuracy) => pastAccuracy.lead === lead).map(corrected);
  return (sum(errorsAtLead) + allLeadsWeight * overall) / (errorsAtLead.length + allLeadsWeight);
}

function accuracyAtLevel(level: number): number {
  if (level === 0) return usualAccuracy;
  return Math.max(
    minPrior,
    1 - Math.hypot(1 - usualAccuracy, Math.sqrt(poissonLossSquared / level)),
  );
}

/** Bühlmann's credibility. The prior counts more if the days differ more, or if vendors differ less from the prior. */
function credibleMean(days: readonly number[], prior: number, spread: number): number {
  const middle = mean(days);
  const squares = sum(days.map((day) => (day - middle) ** 2));
  const variance = (squares + usualVariance) / (days.length + 1);
  const weight = (correlatedDays * variance) / spread ** 2;
  return (sum(days) + weight * prior) / (days.length + weight);
}
