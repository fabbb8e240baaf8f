import type { RazorpayKeys } from '@thali/local/stand-ins/razorpay/razorpay-accounts';
import type { RazorpayRefund } from '@thali/local/stand-ins/razorpay/razorpay-state';
import { atRazorpay } from './mess-account.ts';

/** The refunds of a payment, the latest first. */
export async function refundsOf(
  account: RazorpayKeys,
  paymentId: string,
): Promise<RazorpayRefund[]> {
  const path = `/v1/payments/${paymentId}/refunds`;
  const answer = await atRazorpay<{ items: RazorpayRefund[] }>('GET', path, undefined, account);
  return answer.items;
}

/** The bank refuses a refund of a payment that Razorpay had taken: the latest one, or another. */
export async function failRefundOf(
  account: RazorpayKeys,
  paymentId: string,
  isIt: (refund: RazorpayRefund) => boolean = () => true,
): Promise<void> {
  const taken = (await refundsOf(account, paymentId)).filter(
    ({ status }) => status === 'processed',
  );
  const refund = taken.find(isIt);
  if (!refund) throw new Error(`No refund of ${paymentId} can fail`);
  await atRazorpay('POST', `/local/refunds/${refund.id}/fail`);
}

/** What has arrived of a payment's refunds and not failed. */
export async function arrivedPaise(account: RazorpayKeys, paymentId: string): Promise<number> {
  const refunds = await refundsOf(account, paymentId);
  return refunds.reduce((sum, one) => sum + (one.status === 'processed' ? one.amount : 0), 0);
}
