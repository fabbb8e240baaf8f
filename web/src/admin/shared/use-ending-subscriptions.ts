import type { listEndingSubscriptions } from '@thali/shared/admin/admin-vendors.contract';
import type { OutputOf } from '@thali/shared/http/http-contract';
import { useAdminQuery } from './use-admin-query.ts';

type Answer = OutputOf<typeof listEndingSubscriptions>;
export type EndingSubscription = Answer['subscriptions'][number];

/** Plans that end within some days, or ended a short while ago. */
export function useEndingSubscriptions(days: number) {
  return useAdminQuery<Answer>({
    path: '/admin/subscriptions/ending',
    query: { days },
    keepsPrevious: true,
  });
}
