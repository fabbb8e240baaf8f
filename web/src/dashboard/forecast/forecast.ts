import type { AnswerOf } from '../../lib/api/calls.ts';
import { useApi } from '../../lib/data/use-api.ts';

export type PortionForecast = AnswerOf<'GET /vendors/forecast/items'>;

/** Rule: forecast-14 */
export const freshMs = 5 * 60_000;

/** An idle screen reads again, because today's forecast changes during the day. */
export const refreshOptions = { staleTime: freshMs, refetchInterval: freshMs };

/** The forecast for seven days, starting with `day`. Empty without a forecast. */
export function useWeekForecast(vendorId: string, day: string, background = false) {
  const request = { query: { vendorId } };
  return useApi('GET /vendors/forecast/weekly', request, { day, background, ...refreshOptions });
}

/** The expected portions of the best-selling dishes, for tomorrow and for the week. */
export function usePortionForecast(vendorId: string, day: string) {
  const request = { query: { vendorId } };
  return useApi('GET /vendors/forecast/items', request, {
    day,
    background: true,
    ...refreshOptions,
  });
}
