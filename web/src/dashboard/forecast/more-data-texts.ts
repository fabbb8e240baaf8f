import type { ForecastDay, ForecastStatus } from '@thali/shared/forecast/forecast.contract';

/** Rule: forecast-15 */
export const moreDataTitle = 'More data needed for accurate forecasts.';

type TrainingStatus = Pick<ForecastStatus, 'historyDays' | 'trainedAt'>;

/** Leaves out the count of days before the first training, because only a training counts them. */
export function moreDataText({ historyDays, trainedAt }: TrainingStatus): string {
  const needed = 'At least 7 days of history covering all weekdays are needed.';
  if (trainedAt === null) return needed;
  const daysText = historyDays === 1 ? '1 day has' : `${historyDays || 'No'} days have`;
  return `${needed} ${daysText} orders so far.`;
}

/** Rule: forecast-15 */
const fullWeek = 7;

/**
 * Whether the forecast has fewer than seven days, or the same number of orders on each day.
 * Rule: forecast-15
 */
export function needsMoreData(days: readonly ForecastDay[]): boolean {
  const counts = new Set(days.map(({ ensemble }) => Math.round(ensemble.orders)));
  return days.length < fullWeek || counts.size === 1;
}
