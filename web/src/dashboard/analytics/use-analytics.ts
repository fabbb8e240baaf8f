import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isRefetch } from '../../lib/api/is-refetch.ts';
import { useSettled } from '../../lib/time/use-settled.ts';
import { fetchAnalytics } from './analytics.ts';
import type { Days } from './periods.ts';

/** Rule: analytics-12 */
export const reloadMs = 300;

/**
 * The figures of some days, loaded when the tab is opened and when what is asked for changes: once for a
 * row of quick changes, and not at all for one that is taken back. Rule: analytics-12
 */
export function useAnalytics(vendorId: string | undefined, days: Days) {
  const settled = useSettled(days, reloadMs);
  const query = useQuery({
    queryKey: ['vendor-analytics', vendorId, settled],
    queryFn: ({ client, queryKey, signal }) => {
      const background = isRefetch(client, queryKey);
      return fetchAnalytics(vendorId ?? '', settled, { signal, background });
    },
    enabled: vendorId !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
  });
  return { query, isChanging: settled !== days || query.isPlaceholderData };
}
