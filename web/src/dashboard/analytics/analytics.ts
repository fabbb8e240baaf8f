import { callApi } from '../../lib/api/call-api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import type { Days } from './periods.ts';
import { type Analytics, AnalyticsError, readDaily, readPeriods } from './read-analytics.ts';

/** Rule: analytics-16 */
export const failedText = 'Failed to fetch analytics';

interface FetchOptions {
  signal: AbortSignal;
  /** There are figures on screen already. */
  background: boolean;
}

/** @throws AnalyticsError, or what the call throws */
export async function fetchAnalytics(
  vendorId: string,
  { startDate, endDate }: Days,
  options: FetchOptions,
): Promise<Analytics> {
  if (!vendorId) throw new AnalyticsError('No vendor ID available for analytics');
  const call = { params: { vendorId }, ...options, query: { startDate, endDate }, quiet: true };
  const [periods, days] = await Promise.all([
    callApi('GET /vendors/{vendorId}/analytics', call),
    callApi('GET /vendors/{vendorId}/analytics/daily', call),
  ]);
  return { ...readPeriods(periods), daily: readDaily(days) };
}

/** What a person may read of why there are none; undefined where there is nothing to be said. */
export function analyticsErrorText(error: unknown): string | undefined {
  return error instanceof AnalyticsError ? error.message : errorText(error);
}
