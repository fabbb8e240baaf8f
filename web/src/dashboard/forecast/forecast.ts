import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addDays } from '@thali/shared/time/dates';
import { type CallOptions, callApi } from '../../lib/api/call-api.ts';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { isRefetch } from '../../lib/api/is-refetch.ts';
import { recoverAfterMs } from '../../lib/api/recover-after.ts';

export type PortionForecast = AnswerOf<'GET /vendors/forecast/items'>;

/** Everything cached of one vendor's forecast. */
export function forecastKey(vendorId: string) {
  return ['vendor-forecast', vendorId] as const;
}

export function forecastStatusKey(vendorId: string) {
  return [...forecastKey(vendorId), 'status'] as const;
}

interface ReadOptions {
  /** Something else is on screen: a failure is no news there. */
  isBeside?: boolean;
}

/** The next seven days from `today` on; empty where there is no forecast. */
export function useWeekForecast(
  vendorId: string,
  today: string,
  { isBeside = false }: ReadOptions = {},
) {
  return useForecastQuery({
    key: [...forecastKey(vendorId), 'week', today],
    read: (options) => callApi('GET /vendors/forecast/weekly', { query: { vendorId }, ...options }),
    isBeside,
  });
}

export function useForecastStatus(vendorId: string) {
  return useForecastQuery({
    key: forecastStatusKey(vendorId),
    read: (options) => callApi('GET /vendors/forecast/status', { query: { vendorId }, ...options }),
  });
}

/** Portions of what sells, tomorrow and in the week. */
export function usePortionForecast(vendorId: string, today: string) {
  return useForecastQuery({
    key: [...forecastKey(vendorId), 'portions', today],
    read: (options) => callApi('GET /vendors/forecast/items', { query: { vendorId }, ...options }),
    // Its own place says what failed.
    isBeside: true,
  });
}

/** What came on the seven days before today. */
export function useLastWeek(vendorId: string, today: string) {
  const query = { startDate: addDays(today, -7), endDate: addDays(today, -1) };
  return useForecastQuery({
    key: [...forecastKey(vendorId), 'last-week', today],
    read: (options) =>
      callApi('GET /vendors/{vendorId}/analytics/daily', {
        params: { vendorId },
        query,
        ...options,
      }),
    isBeside: true,
  });
}

/** Rule: forecast-14 */
export const freshMs = 5 * 60_000;

interface Wanted<Answer> extends ReadOptions {
  key: readonly string[];
  read: (options: CallOptions) => Promise<Answer>;
}

function useForecastQuery<Answer>({ key, read, isBeside = false }: Wanted<Answer>) {
  const client = useQueryClient();
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      read({ signal, quiet: true, background: isBeside || isRefetch(client, key) }),
    staleTime: freshMs,
    // Today's part grows with the day, on a screen that nobody touches too.
    refetchInterval: ({ state }) => recoverAfterMs(state) || freshMs,
    refetchOnReconnect: true,
  });
}
