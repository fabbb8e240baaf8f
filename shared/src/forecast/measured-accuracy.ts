import type { PastForecast } from './backtest.ts';
import { accuracy } from './expected-accuracy.ts';
import { modelWeights, weighted } from './model-weights.ts';
import { lastSold, type OpenDay } from './open-days.ts';
import { mean } from './statistics.ts';

/** How the forecasts of the last weeks did. 0 to 1, the mean of 1 - |actual - forecast| / max(actual, forecast). */
export interface MeasuredAccuracy {
  /** null where no week can be measured yet. */
  model: number | null;
  /** On the same days; where that day was closed, the same weekday before it. */
  sameWeekdayLastWeek: number | null;
  /** Open days that both are measured on. */
  days: number;
}

export const nothingMeasured: MeasuredAccuracy = {
  model: null,
  sameWeekdayLastWeek: null,
  days: 0,
};

const weeksMeasured = 8;

/**
 * Of the last 8 weeks of a backtest. The models are weighted by what was known before each week.
 * @param past  of any order
 * @param days  the history that was looked back on, in order
 * Rule: forecast-10
 */
export function measuredAccuracy(
  past: readonly PastForecast[],
  days: readonly OpenDay[],
): MeasuredAccuracy {
  const weekAhead = past.filter(({ lead }) => lead <= 7);
  const pairs = Array.from({ length: weeksMeasured }, (_, index) => {
    const weights = modelWeights(weekAhead.filter(({ weeksAgo }) => weeksAgo > index + 1));
    return weekAhead
      .filter(({ weeksAgo }) => weeksAgo === index + 1)
      .flatMap(({ actual, byModel }) => {
        const naive = lastSold(days, actual.weekday, actual.day - 1);
        if (naive === undefined) return [];
        const model = accuracy(actual.sold, weighted(byModel, weights));
        return [{ model, naive: accuracy(actual.sold, naive) }];
      });
  }).flat();
  if (pairs.length === 0) return nothingMeasured;
  return {
    model: mean(pairs.map(({ model }) => model)),
    sameWeekdayLastWeek: mean(pairs.map(({ naive }) => naive)),
    days: pairs.length,
  };
}

/**
 * Whether last week's figures would have done as well as the model, in whole percent as they are shown. The
 * simpler of two that are alike is the one that a person can explain. Fewer weeks than are measured at most are
 * a matter of luck: on real canteens, choosing by them made forecasts worse.
 * @param weeks  of the backtest
 * Rule: forecast-18
 */
export function isLastWeekAsGood(
  { model, sameWeekdayLastWeek }: MeasuredAccuracy,
  weeks: number,
): boolean {
  if (model === null || sameWeekdayLastWeek === null || weeks < weeksMeasured) return false;
  return Math.round(sameWeekdayLastWeek * 100) >= Math.round(model * 100);
}
