import type { FittedModel, History, Model } from './model.ts';
import { argMin, mean } from './statistics.ts';
import { levelsWithoutWeekday, type Scale, valueOn } from './weekday-factors.ts';

/** Damped Holt-Winters with multiplicative weekdays. Rule: forecast-5 */
export const holtWinters: Model = (whole) => fitScale(whole, 'ratio');

/** Damped Holt-Winters on log1p, with additive weekdays. */
export const logHoltWinters: Model = (whole) => fitScale(whole, 'log');

interface Smoothing {
  level: number;
  trend: number;
  weekday: number;
}

const usualSmoothing: Smoothing = { level: 0.2, trend: 0, weekday: 0.05 };
const grid: Smoothing[] = [0.05, 0.1, 0.2, 0.35, 0.5].flatMap((level) =>
  [0.02, 0.1, 0.2].flatMap((weekday) =>
    [0, 0.1].map((trend) => ({ level, trend: trend * level, weekday })),
  ),
);
/** The share of the trend that remains after each open day. */
const damping = 0.9;
/**
 * The first level is the mean of this many open days. Errors count only after these days, or after half of a short
 * history.
 */
const warmUp = 14;

function fitScale(whole: History, scale: Scale): FittedModel {
  const smoothing =
    whole.days.length < 10
      ? usualSmoothing
      : argMin(grid, usualSmoothing, (choice) => run(whole, scale, choice).error);
  return (known) => {
    const { level, trend, factors: ownFactors } = run(known, scale, smoothing);
    return ({ step, weekday }) => {
      const expected = level + (trend * damping * (1 - damping ** step)) / (1 - damping);
      if (scale === 'ratio') return Math.max(0, expected) * (ownFactors[weekday] ?? 1);
      return Math.max(0, Math.expm1(expected + (ownFactors[weekday] ?? 0)));
    };
  };
}

interface FitResult {
  level: number;
  trend: number;
  factors: number[];
  /** The sum of the errors from one open day to the next. */
  error: number;
}

function run({ days, factors: start }: History, scale: Scale, smoothing: Smoothing): FitResult {
  const factors = [...start[scale]];
  const isRatio = scale === 'ratio';
  const firstCounted = Math.min(warmUp, days.length >> 1);
  let level = mean(levelsWithoutWeekday(scale, days.slice(0, warmUp), factors));
  let trend = 0;
  let error = 0;
  let index = 0;
  for (const day of days) {
    const value = valueOn(scale, day);
    const factor = factors[day.weekday] ?? 0;
    const expected = level + damping * trend;
    if (index >= firstCounted)
      error += Math.abs(value - (isRatio ? expected * factor : expected + factor));
    const observedLevel = isRatio ? value / factor : value - factor;
    const next = expected + smoothing.level * (observedLevel - expected);
    const nextLevel = isRatio ? Math.max(0, next) : next;
    trend = damping * trend + smoothing.trend * (nextLevel - level - damping * trend);
    level = nextLevel;
    if (!isRatio) factors[day.weekday] = factor + smoothing.weekday * (value - level - factor);
    else if (level > 0)
      factors[day.weekday] = Math.max(0.02, factor + smoothing.weekday * (value / level - factor));
    index += 1;
  }
  return { level, trend, factors, error };
}
