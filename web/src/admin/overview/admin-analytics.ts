import type { getAdminAnalytics } from '@thali/shared/admin/admin-analytics.contract';
import type { OutputOf } from '@thali/shared/http/http-contract';
import { useAdminQuery } from '../shared/use-admin-query.ts';
import type { Period } from './period.ts';

export type AdminAnalytics = OutputOf<typeof getAdminAnalytics>;
export type DayFigures = AdminAnalytics['daily'][number];

export function useAdminAnalytics({ startDate, endDate }: Period) {
  return useAdminQuery<AdminAnalytics>({
    path: '/admin/analytics',
    query: { startDate, endDate },
    keepsPrevious: true,
  });
}
