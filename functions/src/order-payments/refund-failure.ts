import type { OrderPaymentRow } from '../payments/payment-rows.ts';

/** After so many somebody looks at it: the account that it goes back to may be closed. */
const mostFailures = 3;

/** What one more refund that the bank did not take means for its payment. Rule: pay-31 */
export function refundFailureOf({ refundFailures = 0 }: Pick<OrderPaymentRow, 'refundFailures'>) {
  const failures = refundFailures + 1;
  const isStopped = failures >= mostFailures;
  return {
    failures,
    isStopped,
    problem: isStopped ? 'refused' : 'bank',
    text: isStopped
      ? 'The bank did not take several refunds.'
      : 'The bank did not take a refund. It is tried again.',
  } as const;
}
