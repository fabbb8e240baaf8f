import type { RazorpayKeys } from '@thali/local/stand-ins/razorpay/razorpay-accounts';
import type { RazorpayRefund } from '@thali/local/stand-ins/razorpay/razorpay-state';
import { atRazorpay } from './mess-account.ts';

/** The refunds of a payment, newest first. */
export async function refundsOf(
  account: RazorpayKeys,
  paymentId: string,
): Promise<RazorpayRefund[]> {
  const path = `/v1/payments/${paymentId}/refunds`;
  const answer = await atRazorpay<{ items: RazorpayRefund[] }>('GET', path, undefined, account);
  return answer.items;
}

/** Lets the bank refuse a processed refund of a payment. Default: the newest refund. */
export async function failRefundOf(
  account: RazorpayKeys,
  paymentId: string,
  matches: (refund: RazorpayRefund) => boolean = () => true,
): Promise<void> {
  const processed = (await refundsOf(account, paymentId)).filter(
    ({ status }) => status === 'processed',
  );
  const refund = processed.find(matches);
  if (!refund) throw new Error(`No refund of ${paymentId} can fail`);
  await atRazorpay('POST', `/local/refunds/${refund.id}/fail`);
}

/** Sum of the processed refunds of a payment, in paise. */
export async function processedRefundPaise(
  account: RazorpayKeys,
  paymentId: string,
): Promise<number> {
  const refunds = await refundsOf(account, paymentId);
  return refunds.reduce(
    (sum, refund) => sum + (refund.status === 'processed' ? refund.amount : 0),
    0,
  );
}
