import type { Ensemble } from './ensemble.ts';
import type { OpenDay } from './open-days.ts';

/** What the models would have said of a day that has been. */
export interface PastForecast {
  /** Of the pseudo-origin, from 1. */
  weeksAgo: number;
  /** Days after the pseudo-origin, from 1. */
  lead: number;
  actual: OpenDay;
  byModel: number[];
}

const origins = 26;
/** Open days that a pseudo-origin must have before it. */
const fewestDays = 6;

/**
 * Weekly pseudo-origins in the history itself, half a year back at most: at each the models know only
 * what came before (but for smoothing parameters and clipping, which are the whole history's).
 * Weekly, so that a lead is always the weekday that it is from the real origin.
 */
export function backtest(
  ensemble: Ensemble,
  days: readonly OpenDay[],
  lastDay: number,
  horizon: number,
): PastForecast[] {
  const past: PastForecast[] = [];
  for (let weeksAgo = 1; weeksAgo <= origins; weeksAgo += 1) {
    const origin = lastDay - 7 * weeksAgo;
    const count = countUntil(days, origin);
    if (count < fewestDays) break;
    const ahead = days.slice(count, countUntil(days, origin + horizon));
    if (ahead.length === 0) continue;
    const forecast = ensemble(days.slice(0, count));
    ahead.forEach((actual, index) => {
      const byModel = forecast({ step: index + 1, weekday: actual.weekday });
      past.push({ weeksAgo, lead: actual.day - origin, actual, byModel });
    });
  }
  return past;
}

function countUntil(days: readonly OpenDay[], last: number): number {
  const after = days.findIndex(({ day }) => day > last);
  return after < 0 ? days.length : after;
}
