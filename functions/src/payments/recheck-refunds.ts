import { workThrough } from '../invocations/work-through.ts';
import { log } from '../logs/log.ts';
import type { OrderPaymentRow } from './payment-rows.ts';
import { readOrderPayment } from './payments.table.ts';
import {
  canBeAskedLater,
  type FailingAccounts,
  failingAccounts,
  isProviderFailure,
} from './provider/provider-failures.ts';
import type { PurposeHandlers } from './purpose-handler.ts';
import { listRefundChecks, removeRefundCheck } from './refund-checks.table.ts';

const atOnce = 4;
/** Of the five minutes that the job has; what is left waits for its next run. */
const budgetMs = 60_000;

/**
 * Asks Razorpay again about refunds that went out a day and a week ago: the event that one failed may never have come.
 * Safe to repeat. What can't be asked stays on the list.
 * @throws AggregateError at the end, when something else went wrong with some
 * Rule: pay-33
 */
export async function recheckRefunds(
  now: Date,
  handlers: Pick<PurposeHandlers, 'order'>,
): Promise<{ rechecked: number }> {
  const pace = {
    atOnce,
    until: Date.now() + budgetMs,
    failed: 'a refund could not be asked about',
  };
  const failing = failingAccounts();
  let rechecked = 0;
  const checks = await listRefundChecks(now);
  const failures = await workThrough(checks, pace, async ({ position, orderId }) => {
    const payment = await readOrderPayment(orderId);
    if (payment && !(await isRechecked(payment, handlers, failing))) return;
    await removeRefundCheck(position);
    rechecked += 1;
  });
  if (failures.length > 0) throw new AggregateError(failures, 'Some refunds could not be checked');
  return { rechecked };
}

/** False while its account can't be asked, or a run gives back. */
async function isRechecked(
  payment: OrderPaymentRow,
  { order: { recheckRefund } }: Pick<PurposeHandlers, 'order'>,
  failing: FailingAccounts,
): Promise<boolean> {
  const { orderId, keyId } = payment;
  if (failing.has(keyId)) return false;
  try {
    for (const paymentId of refundedPayments(payment)) await recheckRefund?.(payment, paymentId);
    return true;
  } catch (error) {
    if (!canBeAskedLater(error)) throw error;
    if (isProviderFailure(error)) failing.count(keyId);
    log.warn('a refund is asked about later', { order_id: orderId, error });
    return false;
  }
}

/** Further payments of the same order went back as well. */
function refundedPayments({ paymentId, extraPayments, givenBack }: OrderPaymentRow): string[] {
  return [...(paymentId ? [paymentId] : []), ...(extraPayments ?? []), ...(givenBack ?? [])];
}
