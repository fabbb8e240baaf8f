import type { Ensemble } from './ensemble.ts';
import type { OpenDay } from './open-days.ts';

/** The models' forecasts for a past day. */
export interface PastForecast {
  /** Weeks from the pseudo-origin to the present, from 1. */
  weeksAgo: number;
  /** Days after the pseudo-origin, from 1. */
  lead: number;
  actual: OpenDay;
  byModel: number[];
}

const maxOrigins = 26;
/** The minimum number of open days before a pseudo-origin. */
const minDays = 6;

/**
 * Forecasts from weekly pseudo-origins in the history, up to half a year back. At each origin the models see only the
 * earlier days, but smoothing parameters and clipping come from the whole history. Origins are weekly, so that a lead
 * falls on the same weekday as from the real origin.
 */
export function backtest(
  ensemble: Ensemble,
  days: readonly OpenDay[],
  lastDay: number,
  horizon: number,
): PastForecast[] {
  const past: PastForecast[] = [];
  for (let weeksAgo = 1; weeksAgo <= maxOrigins; weeksAgo += 1) {
    const origin = lastDay - 7 * weeksAgo;
    const count = countUntil(days, origin);
    if (count < minDays) break;
    const daysAhead = days.slice(count, countUntil(days, origin + horizon));
    if (daysAhead.length === 0) continue;
    const forecast = ensemble(days.slice(0, count));
    daysAhead.forEach((actual, index) => {
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
