import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';
import { isRefetch } from '../../lib/api/is-refetch.ts';
import { recoverAfterMs } from '../../lib/api/recover-after.ts';
import type { Billing } from './billing.ts';

/** Where the cache keeps it; it goes with the session. */
export const billingKey = ['billing'] as const;

const pollMs = 5000;

interface ReadOptions {
  /** Something else is on screen: a failure is no news there. */
  isBeside?: boolean;
  /** Whether more is about to come, so that it is asked for again and again. */
  isAwaited?: (billing: Billing) => boolean;
}

/** The plan, dates, offers and receipts of whoever's vendor is signed in. */
export function useBilling({ isBeside = false, isAwaited }: ReadOptions = {}) {
  const client = useQueryClient();
  return useQuery({
    queryKey: billingKey,
    queryFn: async ({ signal }) => {
      // Nor is it where an earlier answer stands.
      const background = isBeside || isRefetch(client, billingKey);
      const options = { signal, quiet: true, background };
      return (await callApi('GET /billing', options)).billing;
    },
    // Dates go by; and whoever paid elsewhere comes back to this window.
    refetchOnWindowFocus: true,
    staleTime: isBeside ? 10 * 60_000 : 0,
    refetchInterval: ({ state }) =>
      state.data && isAwaited?.(state.data) ? pollMs : recoverAfterMs(state),
  });
}
