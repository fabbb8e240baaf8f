import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { daysTrend, salesTrend } from '../shared/compared-trend.ts';

/**
 * The change on each summary card. The score uses the same changes. Returns undefined without a comparison.
 * Rule: analytics-19
 */
export function summaryTrends(period: Pick<AnalyticsPeriod, 'compared'>) {
  return {
    revenue: salesTrend('revenue', period),
    orders: salesTrend('orders', period),
    average: daysTrend(({ averageOrderValue }) => averageOrderValue, period),
    customers: daysTrend(({ activeCustomers }) => activeCustomers, period),
  };
}
