import { callApi } from '../../lib/api/call-api.ts';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { useAdminQuery } from '../shared/use-admin-query.ts';
import type { Period } from './period.ts';

export type AdminAnalytics = AnswerOf<'GET /admin/analytics'>;
export type DayFigures = AdminAnalytics['daily'][number];

export function useAdminAnalytics({ startDate, endDate }: Period) {
  return useAdminQuery({
    key: ['analytics', startDate, endDate],
    read: (options) =>
      callApi('GET /admin/analytics', { query: { startDate, endDate }, ...options }),
    keepsPrevious: true,
  });
}
