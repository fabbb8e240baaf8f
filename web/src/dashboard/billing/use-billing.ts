import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { isRefetch } from '../../lib/api/is-refetch.ts';
import { recoverAfterMs } from '../../lib/api/recover-after.ts';

/** What a vendor has paid for and can pay for. Amounts in rupees. */
export type Billing = AnswerOf<'GET /billing'>['billing'];
export type Offer = Billing['offers'][number];
export type Receipt = Billing['receipts'][number];

/** Where the cache keeps it; it goes with the session. */
export const billingKey = ['billing'] as const;

const pollMs = 5000;

interface ReadOptions {
  /** Another screen is open, where a failure is not shown. */
  isBeside?: boolean;
  /** Whether more is about to come, so that it is asked for again and again. */
  isAwaited?: (billing: Billing) => boolean;
}

/** The plan, dates, offers and receipts of the vendor that is signed in. */
export function useBilling({ isBeside = false, isAwaited }: ReadOptions = {}) {
  const client = useQueryClient();
  return useQuery({
    queryKey: billingKey,
    queryFn: async ({ signal }) => {
      // Nor is it shown in place of an earlier answer.
      const background = isBeside || isRefetch(client, billingKey);
      const options = { signal, quiet: true, background };
      return (await callApi('GET /billing', options)).billing;
    },
    // Dates go by, and a payment may have been made in another window.
    refetchOnWindowFocus: true,
    staleTime: isBeside ? 10 * 60_000 : 0,
    refetchInterval: ({ state }) =>
      state.data && isAwaited?.(state.data) ? pollMs : recoverAfterMs(state),
  });
}
