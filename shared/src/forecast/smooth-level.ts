import { cheapest, mean } from './statistics.ts';

const alphas = [0.05, 0.1, 0.2, 0.3, 0.5];
const usualAlpha = 0.2;
/** The first level is the mean of this many levels. */
const warmUp = 7;

/** Simple exponential smoothing: the level after the last value. */
export function smoothLevel(values: readonly number[], alpha: number): number {
  return smooth(values, alpha).level;
}

/** The smoothing factor with the least error from one open day to the next. A short history uses the usual factor. */
export function fitAlpha(values: readonly number[]): number {
  if (values.length < warmUp + 3) return usualAlpha;
  return cheapest(alphas, usualAlpha, (alpha) => smooth(values, alpha).error);
}

function smooth(values: readonly number[], alpha: number): { level: number; error: number } {
  let level = mean(values.slice(0, warmUp));
  let error = 0;
  let index = 0;
  for (const value of values) {
    const miss = value - level;
    if (index >= warmUp) error += Math.abs(miss);
    level += alpha * miss;
    index += 1;
  }
  return { level, error };
}
