import { isAwaitingPayment } from '@thali/shared/order-payments/online-order';
import { payFirstMinutes } from '@thali/shared/order-payments/pay-first';
import { orderEntry } from '../audit/system-entry.ts';
import { processItems } from '../invocations/process-items.ts';
import { log } from '../logs/log.ts';
import { endUnpaid } from '../orders/changes/advance-order.ts';
import { listAwaiting, removeAwaiting } from '../orders/store/awaiting-orders.table.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { readOrder } from '../orders/store/orders.table.ts';
import { replaceOrder } from '../orders/store/replace-order.table.ts';
import {
  type FailingAccounts,
  trackFailingAccounts,
} from '../payments/provider/provider-failures.ts';
import { checkOrderPayment } from './check-order-payment.ts';

const maxConcurrency = 8;
/** Less than the function's timeout of 60 s. The remaining orders wait for the next minute. */
const budgetMs = 40_000;
/**
 * The maximum wait for an answer of Razorpay. Afterwards the order is cancelled, and a payment that arrives is
 * refunded.
 */
const maxWaitMs = 60 * 60_000;

/**
 * Cancels prepaid orders that were not paid in time. Asks Razorpay first and records a payment that it reports. Safe to
 * repeat, and safe during a concurrent payment.
 * @throws AggregateError at the end if an order could not be cancelled
 * Rule: pay-21
 */
export async function cancelUnpaidOrders(now: Date): Promise<{ cancelled: number }> {
  const failureMessage = 'an unpaid order could not be cancelled';
  const options = { maxConcurrency, until: Date.now() + budgetMs, failureMessage };
  const placedBefore = new Date(now.getTime() - payFirstMinutes * 60_000).toISOString();
  const unpaidOrders = await listAwaiting(placedBefore);
  const failing = trackFailingAccounts();
  let cancelled = 0;
  const failures = await processItems(unpaidOrders, options, async ({ key, orderId }) => {
    const outcome = await cancelUnlessPaid(orderId, now, failing);
    if (outcome === 'not-awaiting') await removeAwaiting(key);
    if (outcome === 'cancelled') cancelled += 1;
  });
  if (unpaidOrders.length > 0)
    log.info('unpaid orders checked', { checked: unpaidOrders.length, cancelled });
  if (failures.length > 0) throw new AggregateError(failures, 'Some orders could not be cancelled');
  return { cancelled };
}

type Outcome = 'cancelled' | 'paid' | 'postponed' | 'not-awaiting';

/**
 * Cancels the order if its time is over and it is unpaid. Postpones the order if Razorpay already failed to answer
 * for its mess in this run, so other messes get their turn.
 */
export async function cancelUnlessPaid(
  orderId: string,
  now: Date,
  failing: FailingAccounts = trackFailingAccounts(),
): Promise<Outcome> {
  const order = await readOrder(orderId);
  if (!order || !isAwaitingPayment(order)) return 'not-awaiting';
  const mayWait = now.getTime() - Date.parse(order.createdAt) < maxWaitMs;
  if (mayWait && failing.has(order.vendorId)) return 'postponed';
  const answer = await checkOrderPayment(order).catch((error: unknown) => {
    if (mayWait) throw error;
    log.error('unpaid order cancelled without an answer from the provider', {
      order_id: orderId,
      error,
    });
    return 'unknown';
  });
  if (answer === 'paid') return 'paid';
  if (answer === 'unknown') failing.count(order.vendorId);
  if (answer === 'unknown' && mayWait) return 'postponed';
  return cancel(order, now);
}

/** Does not change an order that was paid or cancelled meanwhile. */
async function cancel(order: OrderRecord, now: Date): Promise<Outcome> {
  const cancelled = endUnpaid(order, now);
  const audit = [orderEntry('cancelUnpaidOrder', order, cancelled)];
  const result = await replaceOrder(order, cancelled, audit);
  if (result.outcome === 'changed') return 'cancelled';
  return isAwaitingPayment(result.current) ? 'postponed' : 'paid';
}
