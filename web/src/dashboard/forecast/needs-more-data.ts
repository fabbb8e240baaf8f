import type { ForecastDay } from '@thali/shared/forecast/forecast.contract';

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
