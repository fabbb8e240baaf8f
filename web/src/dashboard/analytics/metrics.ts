import type { AnalyticsPeriod, PeriodFigures } from '@thali/shared/analytics/analytics-fields';
import { formatRupees } from '@thali/shared/money/paise';
import { growthPercent } from '../../lib/ui/figures/trend.ts';
import { growthOrNew, isToday } from './summary-trends.ts';

export interface Metric {
  name: string;
  current: string;
  /** Undefined if the previous period is unknown. */
  previous: string | undefined;
  /** Undefined for a sum of today, because it is not comparable with the sum of a whole day. */
  percent: number | 'new' | undefined;
}

/** The rows of 'Key Performance Metrics', compared with the previous period. */
export function metricsOf(current: AnalyticsPeriod, previous: PeriodFigures | undefined) {
  return measures.map(({ name, read, write, growth, isSum }): Metric => {
    const percent =
      growth?.(current) ?? (previous ? growthPercent(read(current), read(previous)) : 0);
    return {
      name,
      current: write(read(current)),
      previous: previous && write(read(previous)),
      percent: isSum && isToday(current) ? undefined : growthOrNew(current, percent),
    };
  });
}

interface Measure {
  name: string;
  read(figures: PeriodFigures): number;
  write(value: number): string;
  /** The figure grows during the day. */
  isSum?: boolean;
  /** The growth that the server computed. */
  growth?(period: AnalyticsPeriod): number;
}

const count = (value: number) => value.toLocaleString('en-IN');

const measures: readonly Measure[] = [
  {
    name: 'Total Revenue',
    read: (period) => period.totalRevenue,
    write: formatRupees,
    growth: (period) => period.revenueGrowth,
    isSum: true,
  },
  {
    name: 'Total Orders',
    read: (period) => period.totalOrders,
    write: count,
    growth: (period) => period.orderGrowth,
    isSum: true,
  },
  {
    name: 'Avg Order Value',
    read: (period) => period.averageOrderValue,
    write: formatRupees,
    growth: (period) => period.aovGrowth,
  },
  {
    name: 'Active Customers',
    read: (period) => period.activeCustomers,
    write: count,
    growth: (period) => period.customerGrowth,
    isSum: true,
  },
  { name: 'New Customers', read: (period) => period.newCustomers, write: count, isSum: true },
  {
    name: 'Orders per Customer',
    read: ({ totalOrders, activeCustomers }) =>
      activeCustomers === 0 ? 0 : totalOrders / activeCustomers,
    write: (value) => value.toFixed(1),
  },
  {
    name: 'Completion Rate',
    read: (period) => Number(period.completionRate),
    write: (value) => `${value.toFixed(1)}%`,
  },
];
