import { callApi } from '../../lib/api/call-api.ts';
import { useNow } from '../../lib/time/use-now.ts';
import type { Reading } from '../shared/loaded.tsx';
import { useAdminQuery } from '../shared/use-admin-query.ts';
import { useEndingSubscriptions } from '../shared/use-ending-subscriptions.ts';
import { type Need, needsOf } from './needs.ts';

/** Nearer ends than these need a look. */
const endsWithinDays = 7;
const mostRows = 100;

/** What waits for the owner, read out of three lists; none of them alone would be all. */
export function useNeeds(): Reading<Need[]> {
  const now = useNow(60_000);
  const payments = useAdminQuery({
    key: ['payments', 'open', mostRows],
    read: (options) =>
      callApi('GET /admin/payments', { query: { list: 'open', limit: mostRows }, ...options }),
  });
  const ending = useEndingSubscriptions(endsWithinDays);
  const vendors = useAdminQuery({
    key: ['vendors', 'suspended', mostRows],
    read: (options) =>
      callApi('GET /admin/vendors', {
        query: { status: 'suspended', limit: mostRows },
        ...options,
      }),
  });
  const all = [payments, ending, vendors];
  const isComplete = payments.data && ending.data && vendors.data;
  return {
    data: isComplete
      ? needsOf(
          {
            payments: payments.data.payments,
            subscriptions: ending.data.subscriptions,
            suspended: vendors.data.vendors,
          },
          now,
        )
      : undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  };
}
