import { useState } from 'react';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { recoverAfterMs } from '../../lib/api/recover-after.ts';
import { useApi } from '../../lib/data/use-api.ts';

/** The plan of a vendor, its offers and its receipts. Amounts in rupees. */
export type Billing = AnswerOf<'GET /billing'>['billing'];
export type Offer = Billing['offers'][number];
export type Receipt = Billing['receipts'][number];

const pollMs = 5000;

interface ReadOptions {
  /** Another screen is open, which does not show a failure. */
  isBeside?: boolean;
  /** Whether a change is expected soon. */
  isAwaited?: (billing: Billing) => boolean;
}

/** The plan, dates, offers and receipts of the vendor that is signed in. */
export function useBilling({ isBeside = false, isAwaited }: ReadOptions = {}) {
  return useApi(
    'GET /billing',
    {},
    {
      background: isBeside,
      select: ({ billing }) => billing,
      // The days until the end of a plan change, and a payment may be made in another window.
      refetchOnWindowFocus: true,
      staleTime: isBeside ? 10 * 60_000 : 0,
      refetchInterval: ({ state }) =>
        state.data && isAwaited?.(state.data.billing) ? pollMs : recoverAfterMs(state),
    },
  );
}

/** The time from a payment to its receipt. It is short unless the bank has not yet answered Razorpay. */
export function useOnItsWay() {
  const [before, setBefore] = useState<string>();
  return {
    /** @param before  the newest receipt when the payment began */
    begin: setBefore,
    isAwaited: (billing: Billing) => newestReceipt(billing) === before,
  };
}

/** The number of the newest receipt; empty while there is none. */
export function newestReceipt({ receipts }: Billing): string {
  return receipts[0]?.number ?? '';
}
