import { useForecastStatus, useLastWeek, usePortionForecast, useWeekForecast } from './forecast.ts';

/** All that the tab shows. Without the week or the status there is nothing; the rest comes beside them. */
export function useForecastTab(vendorId: string, today: string) {
  const week = useWeekForecast(vendorId, today);
  const status = useForecastStatus(vendorId);
  const portions = usePortionForecast(vendorId, today);
  const lastWeek = useLastWeek(vendorId, today);
  const isKnown = week.data !== undefined && status.data !== undefined;
  return {
    data: isKnown ? { days: week.data.forecasts, status: status.data.status } : undefined,
    portions,
    lastWeek: lastWeek.data?.dailyData,
    error: week.error ?? status.error,
    /** When it last failed; 0 where all is well. */
    failedAt:
      week.isError || status.isError ? Math.max(week.errorUpdatedAt, status.errorUpdatedAt) : 0,
    isFetching: week.isFetching || status.isFetching,
    refetch: () =>
      Promise.all([week.refetch(), status.refetch(), portions.refetch(), lastWeek.refetch()]),
  };
}
