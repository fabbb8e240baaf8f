import { useState } from 'react';
import type { Billing } from './use-billing.ts';

/**
 * After a payment, until its receipt is there: mostly at once, later where the bank has not answered
 * Razorpay yet.
 */
export function useOnItsWay() {
  const [before, setBefore] = useState<string>();
  return {
    /** @param before  the newest receipt when the payment began */
    begin: setBefore,
    isAwaited: (billing: Billing) => newestReceipt(billing) === before,
  };
}

/** Its number; empty while there is none. */
export function newestReceipt({ receipts }: Billing): string {
  return receipts[0]?.number ?? '';
}
