import type { PastForecast } from './backtest.ts';
import { accuracy } from './expected-accuracy.ts';
import { modelWeights, weighted } from './model-weights.ts';
import { lastSold, type OpenDay } from './open-days.ts';
import { mean } from './statistics.ts';

/** The accuracy of the last weeks' forecasts, 0 to 1: the mean of 1 - |actual - forecast| / max(actual, forecast). */
export interface MeasuredAccuracy {
  /** Null while no week can be measured. */
  model: number | null;
  /**
   * The accuracy on the same days. If the mess was closed a week before, the last open day of the same weekday
   * counts.
   */
  sameWeekdayLastWeek: number | null;
  /** The number of open days in the measurement. */
  days: number;
}

export const noAccuracy: MeasuredAccuracy = {
  model: null,
  sameWeekdayLastWeek: null,
  days: 0,
};

const weeksMeasured = 8;

/**
 * Measures the last 8 weeks of a backtest. The weights of the models come from the weeks before each week.
 * @param past the backtest, in any order
 * @param days  the history of the backtest, in order
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
  if (pairs.length === 0) return noAccuracy;
  return {
    model: mean(pairs.map(({ model }) => model)),
    sameWeekdayLastWeek: mean(pairs.map(({ naive }) => naive)),
    days: pairs.length,
  };
}

/**
 * Whether last week's figures would have been as accurate as the model, in whole percent. In a tie the simpler method
 * wins, because people understand it. False for fewer weeks, because such a comparison made forecasts of real
 * canteens worse.
 * @param weeks the length of the backtest
 * Rule: forecast-18
 */
export function isLastWeekAsGood(
  { model, sameWeekdayLastWeek }: MeasuredAccuracy,
  weeks: number,
): boolean {
  if (model === null || sameWeekdayLastWeek === null || weeks < weeksMeasured) return false;
  return Math.round(sameWeekdayLastWeek * 100) >= Math.round(model * 100);
}
