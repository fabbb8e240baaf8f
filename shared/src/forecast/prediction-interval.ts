/** The error of a forecast in the backtest: (actual - forecast) / the forecast's scale. */
export type ScaledError = number;

/** The 10th and 90th percentile of the scaled error. Multiply by the scale and add to the forecast. */
export interface Band {
  low: number;
  high: number;
}

/** The middle of each tenth of the normal distribution. */
const normalTenths = [-1.645, -1.036, -0.674, -0.385, -0.126, 0.126, 0.385, 0.674, 1.036, 1.645];
/** The ten values together count like this many errors. */
const priorWeight = 3;
/** The standard deviation of the errors, divided by (1 - accuracy). */
const deviationPerInaccuracy = 1.3;
/**
 * Widens the band. The backtest's errors are too small: it also chose parameters and weights, and the errors of a week
 * are similar.
 */
const inflation = 1.15;
/**
 * A few errors rarely include an extreme error. With this many errors, the band leaves out half of the usual share at
 * each end.
 */
const fewErrors = 2;

/**
 * The band of 80 % of the backtest's errors. Adds a little normal noise, so that a few errors do not make a narrow
 * band.
 * @param accuracy the expected accuracy before any backtest; it determines the width of the noise
 */
export function eightyPercentBand(errors: readonly ScaledError[], accuracy: number): Band {
  const noise = deviationPerInaccuracy * (1 - accuracy);
  const sample = [
    ...errors.map((value) => ({ value, weight: 1 })),
    ...normalTenths.map((tenth) => ({
      value: Math.max(-0.95, tenth * noise),
      weight: priorWeight / normalTenths.length,
    })),
  ].sort((a, b) => a.value - b.value);
  const count = errors.length;
  const tail = count === 0 ? 0.1 : (0.1 * count) / (count + fewErrors);
  return {
    low: inflation * quantile(sample, tail),
    high: inflation * quantile(sample, 1 - tail),
  };
}

/**
 * The scale of an error, in the unit of the sales. Errors of counts grow with the root of the forecast, so a small
 * forecast does not have a tiny scale.
 * @param level the mean of the last open days
 */
export function errorScale(forecast: number, level: number): number {
  return Math.sqrt(Math.max(forecast, level / 10) * level);
}

interface Weighted {
  value: number;
  weight: number;
}

/** Interpolates linearly between the middles of the weights. */
function quantile(sorted: readonly Weighted[], share: number): number {
  const target = share * sorted.reduce((total, { weight }) => total + weight, 0);
  let before: { value: number; middle: number } | undefined;
  let weightSoFar = 0;
  for (const { value, weight } of sorted) {
    const middle = weightSoFar + weight / 2;
    if (middle >= target) {
      if (!before) return value;
      return (
        before.value +
        ((value - before.value) * (target - before.middle)) / (middle - before.middle)
      );
    }
    before = { value, middle };
    weightSoFar += weight;
  }
  return before?.value ?? 0;
}
