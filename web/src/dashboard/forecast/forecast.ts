import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DailyFigures } from '@thali/shared/analytics/analytics-fields';
import type {
  ForecastStatus,
  getPortionForecast,
  getWeeklyForecast,
} from '@thali/shared/forecast/forecast.contract';
import type { OutputOf } from '@thali/shared/http/http-contract';
import { addDays } from '@thali/shared/time/dates';
import { callApi } from '../../lib/api/call-api.ts';
import { isRefetch } from '../../lib/api/is-refetch.ts';
import type { QueryValues } from '../../lib/api/send-request.ts';

export type PortionForecast = OutputOf<typeof getPortionForecast>;
type WeeklyForecast = OutputOf<typeof getWeeklyForecast>;

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
  return useForecastQuery<WeeklyForecast>([...forecastKey(vendorId), 'week', today], {
    path: '/vendors/forecast/weekly',
    query: { vendorId },
    isBeside,
  });
}

export function useForecastStatus(vendorId: string) {
  return useForecastQuery<{ status: ForecastStatus }>(forecastStatusKey(vendorId), {
    path: '/vendors/forecast/status',
    query: { vendorId },
  });
}

/** Portions of what sells, tomorrow and in the week. */
export function usePortionForecast(vendorId: string, today: string) {
  return useForecastQuery<PortionForecast>([...forecastKey(vendorId), 'portions', today], {
    path: '/vendors/forecast/items',
    query: { vendorId },
    // Its own place says what failed.
    isBeside: true,
  });
}

/** What came on the seven days before today. */
export function useLastWeek(vendorId: string, today: string) {
  return useForecastQuery<{ dailyData: readonly DailyFigures[] }>(
    [...forecastKey(vendorId), 'last-week', today],
    {
      path: `/vendors/${encodeURIComponent(vendorId)}/analytics/daily`,
      query: { startDate: addDays(today, -7), endDate: addDays(today, -1) },
      isBeside: true,
    },
  );
}

/** Rule: forecast-14 */
export const freshMs = 5 * 60_000;

interface Question extends ReadOptions {
  path: string;
  query: QueryValues;
}

function useForecastQuery<Answer>(
  queryKey: readonly string[],
  { path, query, isBeside = false }: Question,
) {
  const client = useQueryClient();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const background = isBeside || isRefetch(client, queryKey);
      return callApi<Answer>('GET', path, { query, signal, quiet: true, background });
    },
    staleTime: freshMs,
    refetchOnReconnect: true,
  });
}
