import { useState } from 'react';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { recoverAfterMs } from '../../lib/api/recover-after.ts';
import { useApi } from '../../lib/data/use-api.ts';

/** A vendor's plan, offers and receipts. Amounts are in rupees. */
export type Billing = AnswerOf<'GET /billing'>['billing'];
export type Offer = Billing['offers'][number];
export type Receipt = Billing['receipts'][number];

const pollMs = 5000;

interface ReadOptions {
  /** Whether the caller only shows a part of the billing, and no failure. */
  isBackground?: boolean;
  /** Whether a change will come soon, so that the screen polls. */
  isPending?: (billing: Billing) => boolean;
}

/** Reads the plan, offers and receipts of the signed-in vendor. */
export function useBilling({ isBackground = false, isPending }: ReadOptions = {}) {
  return useApi(
    'GET /billing',
    {},
    {
      background: isBackground,
      select: ({ billing }) => billing,
      // The offers change every day, and the vendor may pay in another window.
      refetchOnWindowFocus: true,
      staleTime: isBackground ? 10 * 60_000 : 0,
      refetchInterval: ({ state }) =>
        state.data && isPending?.(state.data.billing) ? pollMs : recoverAfterMs(state),
    },
  );
}

/** Whether a payment still waits for its receipt. The wait is long only while the bank has not answered Razorpay. */
export function useReceiptWait() {
  const [previousReceipt, setPreviousReceipt] = useState<string>();
  return {
    /** @param previousReceipt  the newest receipt when the payment began */
    begin: setPreviousReceipt,
    isPending: (billing: Billing) => newestReceipt(billing) === previousReceipt,
  };
}

/** The number of the newest receipt. Empty if there is no receipt. */
export function newestReceipt({ receipts }: Billing): string {
  return receipts[0]?.number ?? '';
}
