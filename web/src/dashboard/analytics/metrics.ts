import type { AnalyticsPeriod, PartDays } from '@thali/shared/analytics/analytics-fields';
import type { StatisticTrend } from '../../lib/ui/figures/statistic-card.tsx';
import { daysTrend, salesTrend } from '../shared/compared-trend.ts';

export interface Metric {
  name: string;
  unit: 'rupees' | 'count' | 'ratio' | 'percent';
  /** The figure of the whole period so far. */
  current: number;
  /** The compared figures. Null without a comparison. */
  compared: { current: number; previous: number } | null;
  trend: StatisticTrend | undefined;
}

/** The rows of 'Key Performance Metrics'. Rule: analytics-19 */
export function metricsOf(period: AnalyticsPeriod): Metric[] {
  const { sales, days } = period.compared;
  const salesMetric = (figure: 'orders' | 'revenue') => ({
    compared: sales && { current: sales.current[figure], previous: sales.previous[figure] },
    trend: salesTrend(figure, period),
  });
  return [
    {
      ...{ name: 'Total Revenue', unit: 'rupees', current: period.totalRevenue },
      ...salesMetric('revenue'),
    },
    {
      ...{ name: 'Total Orders', unit: 'count', current: period.totalOrders },
      ...salesMetric('orders'),
    },
    ...measures.map(({ name, unit, read }) => ({
      ...{ name, unit, current: read(period) },
      compared: days && { current: read(days.current), previous: read(days.previous) },
      trend: daysTrend(read, period),
    })),
  ];
}

interface Measure {
  name: string;
  unit: Metric['unit'];
  read(figures: Omit<PartDays, 'until'>): number;
}

/** The figures that need whole days. */
const measures: readonly Measure[] = [
  { name: 'Avg Order Value', unit: 'rupees', read: (figures) => figures.averageOrderValue },
  { name: 'Active Customers', unit: 'count', read: (figures) => figures.activeCustomers },
  { name: 'New Customers', unit: 'count', read: (figures) => figures.newCustomers },
  {
    name: 'Orders per Customer',
    unit: 'ratio',
    read: ({ totalOrders, activeCustomers }) =>
      activeCustomers === 0 ? 0 : totalOrders / activeCustomers,
  },
  { name: 'Completion Rate', unit: 'percent', read: (figures) => Number(figures.completionRate) },
];
