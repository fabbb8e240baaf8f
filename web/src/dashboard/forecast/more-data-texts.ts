import type { ForecastStatus } from '@thali/shared/forecast/forecast.contract';

/** Rule: forecast-15 */
export const moreDataTitle = 'More data needed for accurate forecasts.';

type Known = Pick<ForecastStatus, 'historyDays' | 'trainedAt'>;

/** The days are counted by a training: before the first one nobody knows how many there are. */
export function moreDataText({ historyDays, trainedAt }: Known): string {
  const needed = 'At least 7 days of history covering all weekdays are needed.';
  if (trainedAt === null) return needed;
  const known = historyDays === 1 ? '1 day has' : `${historyDays || 'No'} days have`;
  return `${needed} ${known} orders so far.`;
}
