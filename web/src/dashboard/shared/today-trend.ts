import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { weekdayOf } from '@thali/shared/time/ist';
import type { StatisticTrend } from '../../lib/ui/figures/statistic-card.tsx';
import { hourText } from './hour-text.ts';

/**
 * Compares today with the same weekday of last week up to the same hour: `vs last Sunday till 4 pm`. Undefined while
 * either day has no sales. Rule: analytics-19
 */
export function todayTrend(
  figure: 'orders' | 'revenue',
  { todayOrders, todayCompared, todayOrderGrowth, todayRevenueGrowth }: AnalyticsPeriod,
): StatisticTrend | undefined {
  const { date, untilHour } = todayCompared;
  if (todayOrders === 0 || todayCompared[figure] === 0) return undefined;
  return {
    percent: figure === 'orders' ? todayOrderGrowth : todayRevenueGrowth,
    comparison: `vs last ${weekdayOf(date)} till ${hourText(untilHour)}`,
  };
}
