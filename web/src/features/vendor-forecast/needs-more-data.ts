import type { ForecastDay } from '@thali/shared/forecast/forecast.contract';

/** Source: spec 2, section 8. */
const fullWeek = 7;

/**
 * Whether the forecast says little yet: fewer than seven days of it, or the same number of orders on all.
 * Source: spec 2, section 8
 */
export function needsMoreData(days: readonly ForecastDay[]): boolean {
  const counts = new Set(days.map(({ ensemble }) => Math.round(ensemble.orders)));
  return days.length < fullWeek || counts.size === 1;
}
