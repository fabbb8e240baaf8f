import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { daysBetween } from '@thali/shared/time/dates';
import type { StatisticTrend } from '../../lib/ui/figures/statistic-card.tsx';
import { todayTrend } from '../shared/today-trend.ts';

type SummaryTrends = Record<
  'revenue' | 'orders' | 'average' | 'customers',
  StatisticTrend | undefined
>;

/**
 * The growth for each summary card. Compares today only up to the current hour, as on the overview. Today's customers
 * have no growth. Rule: analytics-19
 * @param comparison  names the previous period, such as 'vs 7 days before'
 */
export function summaryTrends(current: AnalyticsPeriod, comparison: string): SummaryTrends {
  const { revenueGrowth, orderGrowth, aovGrowth, customerGrowth } = current;
  const trend = (percent: number) => periodTrend(current, percent, comparison);
  if (isToday(current)) {
    return {
      revenue: todayTrend('revenue', current),
      orders: todayTrend('orders', current),
      average: trend(aovGrowth),
      customers: undefined,
    };
  }
  return {
    revenue: trend(revenueGrowth),
    orders: trend(orderGrowth),
    average: trend(aovGrowth),
    customers: trend(customerGrowth),
  };
}

/** Whether the period is only today. */
export function isToday({ startDate, endDate, todayCompared }: AnalyticsPeriod): boolean {
  return startDate === endDate && daysBetween(todayCompared.date, startDate) === 7;
}

/** 'new' if the mess did not exist for the whole previous period. */
export function growthOrNew({ isComparable }: AnalyticsPeriod, percent: number): number | 'new' {
  return isComparable ? percent : 'new';
}

function periodTrend(period: AnalyticsPeriod, percent: number, comparison: string): StatisticTrend {
  const growth = growthOrNew(period, percent);
  return { percent: growth, comparison: growth === 'new' ? 'too early to compare' : comparison };
}
