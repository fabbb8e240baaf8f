import { isAwaiting } from '@thali/shared/order-payments/online-order';
import { payFirstMinutes } from '@thali/shared/order-payments/pay-first';
import { workThrough } from '../invocations/work-through.ts';
import { log } from '../logs/log.ts';
import { endUnpaid } from '../orders/changes/advance-order.ts';
import { forgetAwaiting, listAwaiting } from '../orders/store/awaiting-orders.table.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { readOrder } from '../orders/store/orders.table.ts';
import { replaceOrder } from '../orders/store/replace-order.table.ts';
import { askForPayment } from './ask-for-payment.ts';

const atOnce = 8;
/** Of the 60 s that the function has: what is left waits for the next minute. */
const budgetMs = 40_000;
/** While Razorpay can't be asked, for whatever reason, an order waits for so long; then it is cancelled, and what was paid goes back. */
const mostWaitMs = 60 * 60_000;

/**
 * Cancels the orders that were to be paid first and were not paid in time. Razorpay is asked before: a payment that it has is
 * recorded, and its order goes to the kitchen. Safe to repeat, and beside a payment of the same moment.
 * @throws AggregateError at the end, when some could not be cancelled
 * Rule: pay-21
 */
export async function cancelUnpaidOrders(now: Date): Promise<{ cancelled: number }> {
  const failed = 'an unpaid order could not be cancelled';
  const pace = { atOnce, until: Date.now() + budgetMs, failed };
  const placedBefore = new Date(now.getTime() - payFirstMinutes * 60_000).toISOString();
  const due = await listAwaiting(placedBefore);
  let cancelled = 0;
  const failures = await workThrough(due, pace, async ({ position, orderId }) => {
    const outcome = await cancelUnlessPaid(orderId, now);
    if (outcome === 'gone') await forgetAwaiting(position);
    if (outcome === 'cancelled') cancelled += 1;
  });
  if (due.length > 0) log.info('unpaid orders looked at', { looked: due.length, cancelled });
  if (failures.length > 0) throw new AggregateError(failures, 'Some orders could not be cancelled');
  return { cancelled };
}

type Outcome = 'cancelled' | 'paid' | 'waits' | 'gone';

/** One of them, where its time is over. */
export async function cancelUnlessPaid(orderId: string, now: Date): Promise<Outcome> {
  const order = await readOrder(orderId);
  if (!order || !isAwaiting(order)) return 'gone';
  const mayWait = now.getTime() - Date.parse(order.createdAt) < mostWaitMs;
  const answer = await askForPayment(order).catch((error: unknown) => {
    if (mayWait) throw error;
    log.error('an order waited in vain for what is known of its payment', {
      order_id: orderId,
      error,
    });
    return 'unknown';
  });
  if (answer === 'paid') return 'paid';
  if (answer === 'unknown' && mayWait) return 'waits';
  return cancel(order, now);
}

/** What was faster than this is left as it is: the order was paid, or its guest has given it up. */
async function cancel(order: OrderRecord, now: Date): Promise<Outcome> {
  const result = await replaceOrder(order, endUnpaid(order, now));
  if (result.outcome === 'changed') return 'cancelled';
  return isAwaiting(result.current) ? 'waits' : 'paid';
}
