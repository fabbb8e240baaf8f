import { joinReadings, type Reading } from '../../lib/data/loaded.tsx';
import { useApi } from '../../lib/data/use-api.ts';
import { useDebounced } from '../../lib/time/use-debounced.ts';
import type { Days } from './periods.ts';
import { type Analytics, readDaily, readPeriods } from './read-analytics.ts';

/** Rule: analytics-12 */
export const reloadMs = 300;

/** The figures of a period. Several quick changes of the period cause only one read. Rule: analytics-12 */
export function useAnalytics(
  vendorId: string,
  days: Days,
): { reading: Reading<Analytics>; isChanging: boolean; updatedAt: number } {
  const settled = useDebounced(days, reloadMs);
  const request = { params: { vendorId }, query: { ...settled } };
  const periods = useApi('GET /vendors/{vendorId}/analytics', request, {
    select: readPeriods,
    ...refreshOptions,
  });
  const daily = useApi('GET /vendors/{vendorId}/analytics/daily', request, {
    select: readDaily,
    ...refreshOptions,
  });
  const { data, ...both } = joinReadings(periods, daily);
  const isChanging = settled !== days || both.isPlaceholderData === true;
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
