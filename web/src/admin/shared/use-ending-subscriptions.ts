import { callApi } from '../../lib/api/call-api.ts';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { useAdminQuery } from './use-admin-query.ts';

export type EndingSubscription =
  AnswerOf<'GET /admin/subscriptions/ending'>['subscriptions'][number];

/** Plans that end within some days, or ended a short while ago. */
export function useEndingSubscriptions(days: number) {
  return useAdminQuery({
    key: ['ending-subscriptions', days],
    read: (options) => callApi('GET /admin/subscriptions/ending', { query: { days }, ...options }),
    keepsPrevious: true,
  });
}
