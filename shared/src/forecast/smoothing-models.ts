import type { Model } from './model.ts';
import { argMin, mean } from './statistics.ts';
import { levelsWithoutWeekday } from './weekday-factors.ts';

const alphas = [0.05, 0.1, 0.2, 0.3, 0.5];
const usualAlpha = 0.2;
/** The first level is the mean of this many levels. */
const warmUp = 7;

/** With this many open days, half of the slope counts, because a short history shows no trend. */
const halfSlopeDays = 10;

/**
 * The Theta model: smoothing plus half the slope of the regression line, on levels without the weekday pattern. After
 * Assimakopoulos and Nikolopoulos 2000, in the form of Hyndman and Billah 2003.
 * Rule: forecast-5
 */
export const theta: Model = (whole) => {
  const alpha = fitAlpha(levelsWithoutWeekday('ratio', whole.days, whole.factors.ratio));
  return ({ days, factors: { ratio } }) => {
    const levels = levelsWithoutWeekday('ratio', days, ratio);
    const level = smoothLevel(levels, alpha);
    const count = levels.length;
    const drift = (slope(levels) / 2) * (count / (count + halfSlopeDays));
    const lag = (1 - (1 - alpha) ** count) / alpha;
    return ({ step, weekday }) =>
      Math.max(0, level + drift * (step - 1 + lag)) * (ratio[weekday] ?? 1);
  };
};

/** Simple exponential smoothing of log1p, without the weekday pattern. Rule: forecast-5 */
export const logSmoothing: Model = (whole) => {
  const alpha = fitAlpha(levelsWithoutWeekday('log', whole.days, whole.factors.log));
  return ({ days, factors: { log } }) => {
    const level = smoothLevel(levelsWithoutWeekday('log', days, log), alpha);
    return ({ weekday }) => Math.max(0, Math.expm1(level + (log[weekday] ?? 0)));
  };
};

/** The slope of the least-squares line, per open day. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  let products = 0;
  let squares = 0;
  values.forEach((value, index) => {
    products += (index - middle) * value;
    squares += (index - middle) ** 2;
  });
  return squares > 0 ? products / squares : 0;
}

/** Simple exponential smoothing: the level after the last value. */
function smoothLevel(values: readonly number[], alpha: number): number {
  return smooth(values, alpha).level;
}

/** The smoothing factor with the least error from one open day to the next. A short history uses the usual factor. */
function fitAlpha(values: readonly number[]): number {
  if (values.length < warmUp + 3) return usualAlpha;
  return argMin(alphas, usualAlpha, (alpha) => smooth(values, alpha).error);
}

function smooth(values: readonly number[], alpha: number): { level: number; error: number } {
  let level = mean(values.slice(0, warmUp));
  let error = 0;
  let index = 0;
  for (const value of values) {
    const difference = value - level;
    if (index >= warmUp) error += Math.abs(difference);
    level += alpha * difference;
    index += 1;
  }
  return { level, error };
}
