import type { Model } from './model.ts';
import { fitAlpha, smoothLevel } from './smooth-level.ts';
import { levelsWithoutWeekday } from './weekday-factors.ts';

/** With this many open days half of the slope counts. Short histories have no trend. */
const slopeDoubt = 10;

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
    const drift = (slope(levels) / 2) * (count / (count + slopeDoubt));
    const lag = (1 - (1 - alpha) ** count) / alpha;
    return ({ step, weekday }) =>
      Math.max(0, level + drift * (step - 1 + lag)) * (ratio[weekday] ?? 1);
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
