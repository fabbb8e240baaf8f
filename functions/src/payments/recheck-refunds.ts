import { processItems } from '../invocations/process-items.ts';
import { log } from '../logs/log.ts';
import type { OrderPaymentRow } from './payment-rows.ts';
import { readOrderPayment } from './payments.table.ts';
import {
  type FailingAccounts,
  isProviderFailure,
  isRetryable,
  trackFailingAccounts,
} from './provider/provider-failures.ts';
import type { PurposeHandlers } from './purpose-handler.ts';
import { listRefundChecks, removeRefundCheck } from './refund-checks.table.ts';

const maxConcurrency = 4;
/** Less than a minute, because the next run starts then. */
const budgetMs = 40_000;

/**
 * Asks Razorpay again about refunds a day and a week later, because the event of a failed refund may get lost. Safe to
 * repeat. If Razorpay does not answer, the refund stays on the list.
 * @throws AggregateError at the end if a check failed for another reason
 * Rule: pay-33
 */
export async function recheckRefunds(
  now: Date,
  handlers: Pick<PurposeHandlers, 'order'>,
): Promise<{ rechecked: number }> {
  const options = {
    maxConcurrency,
    until: Date.now() + budgetMs,
    failureMessage: 'refund check failed',
  };
  const failing = trackFailingAccounts();
  let rechecked = 0;
  const checks = await listRefundChecks(now);
  const failures = await processItems(checks, options, async ({ key, orderId }) => {
    const payment = await readOrderPayment(orderId);
    if (payment && !(await recheckPayment(payment, handlers, failing))) return;
    await removeRefundCheck(key);
    rechecked += 1;
  });
  if (failures.length > 0) throw new AggregateError(failures, 'Some refunds could not be checked');
  return { rechecked };
}

/** False if Razorpay does not answer for the account, or a run issues refunds. */
async function recheckPayment(
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
    if (!isRetryable(error)) throw error;
    if (isProviderFailure(error)) failing.count(keyId);
    log.warn('refund check postponed', { order_id: orderId, error });
    return false;
  }
}

/** The refunded payments of an order, with its extra payments. */
function refundedPayments({ paymentId, extraPayments, givenBack }: OrderPaymentRow): string[] {
  return [...(paymentId ? [paymentId] : []), ...(extraPayments ?? []), ...(givenBack ?? [])];
}
