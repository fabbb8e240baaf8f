import type { ForecastDay, ForecastStatus } from '@thali/shared/forecast/forecast.contract';

/** Rule: forecast-15 */
export const moreDataTitle = 'More data needed for accurate forecasts.';

type Known = Pick<ForecastStatus, 'historyDays' | 'trainedAt'>;

/** The days are counted by a training: before the first one it is unknown how many there are. */
export function moreDataText({ historyDays, trainedAt }: Known): string {
  const needed = 'At least 7 days of history covering all weekdays are needed.';
  if (trainedAt === null) return needed;
  const known = historyDays === 1 ? '1 day has' : `${historyDays || 'No'} days have`;
  return `${needed} ${known} orders so far.`;
}

/** Rule: forecast-15 */
const fullWeek = 7;

/**
 * Whether the forecast says little yet: fewer than seven days of it, or the same number of orders on all.
 * Rule: forecast-15
 */
export function needsMoreData(days: readonly ForecastDay[]): boolean {
  const counts = new Set(days.map(({ ensemble }) => Math.round(ensemble.orders)));
  return days.length < fullWeek || counts.size === 1;
}
