/** How a forecast missed in the backtest: actual - forecast, over the forecast's scale. */
export type ScaledMiss = number;

/** The 10th to 90th percentile of what to add to a forecast, over its scale. */
export interface Band {
  low: number;
  high: number;
}

/** The middle of each tenth of the normal distribution. */
const normalTenths = [-1.645, -1.036, -0.674, -0.385, -0.126, 0.126, 0.385, 0.674, 1.036, 1.645];
/** All ten together weigh as much as so many misses. */
const priorWeight = 3;
/** Standard deviation of the misses to what an accuracy lacks to 1. */
const spreadOfLack = 1.3;
/** The backtest knows smoothing parameters and weights that were chosen on it; its misses of a week are alike. */
const inflation = 1.15;
/** The outermost of few misses are not yet the tails: how many halve what is left outside the band. */
const fewMisses = 2;

/**
 * 80 % of the misses of the backtest, with a little normal noise so that few misses make no sure band.
 * @param accuracy  expected before any backtest: how wide the noise is
 */
export function eightyPercentBand(misses: readonly ScaledMiss[], accuracy: number): Band {
  const noise = spreadOfLack * (1 - accuracy);
  const sample = [
    ...misses.map((value) => ({ value, weight: 1 })),
    ...normalTenths.map((tenth) => ({
      value: Math.max(-0.95, tenth * noise),
      weight: priorWeight / normalTenths.length,
    })),
  ].sort((one, other) => one.value - other.value);
  const count = misses.length;
  const tail = count === 0 ? 0.1 : (0.1 * count) / (count + fewMisses);
  return {
    low: inflation * quantile(sample, tail),
    high: inflation * quantile(sample, 1 - tail),
  };
}

/**
 * Misses grow slower than the forecast, counts like its root: halfway between, in the unit of the sales.
 * @param level  mean of the last open days
 */
export function missScale(forecast: number, level: number): number {
  return Math.sqrt(Math.max(forecast, level / 10) * level);
}

interface Weighted {
  value: number;
  weight: number;
}

/** Linear between the middles of the weights. */
function quantile(sorted: readonly Weighted[], share: number): number {
  const target = share * sorted.reduce((total, { weight }) => total + weight, 0);
  let before: { value: number; middle: number } | undefined;
  let passed = 0;
  for (const { value, weight } of sorted) {
    const middle = passed + weight / 2;
    if (middle >= target) {
      if (!before) return value;
      return (
        before.value +
        ((value - before.value) * (target - before.middle)) / (middle - before.middle)
      );
    }
    before = { value, middle };
    passed += weight;
  }
  return before?.value ?? 0;
}
