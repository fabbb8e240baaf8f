import type { Model } from './model.ts';
import { fitAlpha, smoothLevel } from './smooth-level.ts';
import { levelsWithoutWeekday } from './weekday-factors.ts';

/** Simple exponential smoothing of log1p with the weekday removed. Rule: forecast-5 */
export const logSmoothing: Model = (whole) => {
  const alpha = fitAlpha(levelsWithoutWeekday('log', whole.days, whole.factors.log));
  return ({ days, factors: { log } }) => {
    const level = smoothLevel(levelsWithoutWeekday('log', days, log), alpha);
    return ({ weekday }) => Math.max(0, Math.expm1(level + (log[weekday] ?? 0)));
  };
};
