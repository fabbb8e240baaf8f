import type { DateSpan } from '@thali/shared/analytics/comparison-period';
import { joinReadings, type Reading } from '../../lib/data/loaded.tsx';
import { useApi } from '../../lib/data/use-api.ts';
import { useDebounced } from '../../lib/time/use-debounced.ts';
import { type Analytics, readDaily, readPeriods } from './read-analytics.ts';

export interface AnalyticsQuery extends DateSpan {
  /** The first day of the compared range; default: the period before. */
  compareStartDate?: string;
}

/** Rule: analytics-12 */
export const reloadMs = 300;

/**
 * Reads the figures of a period and of its compared range. Quick changes of the period cause only one read.
 * Rule: analytics-12
 */
export function useAnalytics(
  vendorId: string,
  query: AnalyticsQuery,
): { reading: Reading<Analytics>; isChanging: boolean; updatedAt: number } {
  const settledQuery = useDebounced(query, reloadMs);
  const { startDate, endDate } = settledQuery;
  const periods = useApi(
    'GET /vendors/{vendorId}/analytics',
    { params: { vendorId }, query: { ...settledQuery } },
    {
      select: readPeriods,
      ...refreshOptions,
    },
  );
  const daily = useApi(
    'GET /vendors/{vendorId}/analytics/daily',
    { params: { vendorId }, query: { startDate, endDate } },
    {
      select: readDaily,
      ...refreshOptions,
    },
  );
  const { data, ...both } = joinReadings(periods, daily);
  const isChanging = settledQuery !== query || both.isPlaceholderData === true;
  return {
    reading: {
      ...both,
      data: data && { ...data[0], daily: data[1] },
      isPlaceholderData: isChanging,
    },
    isChanging,
    updatedAt: Math.min(periods.dataUpdatedAt, daily.dataUpdatedAt),
  };
}

const refreshOptions = {
  keepsPrevious: true,
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: false,
} as const;
