import type { AnalyticsPeriod, PartDays } from '@thali/shared/analytics/analytics-fields';
import { comparedTrend } from '../../lib/ui/figures/compared-trend.ts';
import type { StatisticTrend } from '../../lib/ui/figures/statistic-card.tsx';

/** The change of the orders or the revenue of a running or completed period. */
export function salesTrend(
  figure: 'orders' | 'revenue',
  { compared }: Pick<AnalyticsPeriod, 'compared'>,
): StatisticTrend | undefined {
  return comparedTrend(compared.sales, (part) => part[figure]);
}

/** The change of a figure of whole days. */
export function daysTrend(
  read: (part: PartDays) => number,
  { compared }: Pick<AnalyticsPeriod, 'compared'>,
): StatisticTrend | undefined {
  return comparedTrend(compared.days, read);
}
