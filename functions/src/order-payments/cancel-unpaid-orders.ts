import { isAwaiting } from '@thali/shared/order-payments/online-order';
import { payFirstMinutes } from '@thali/shared/order-payments/pay-first';
import { inParallel } from '../invocations/in-parallel.ts';
import { log } from '../logs/log.ts';
import { endUnpaid } from '../orders/advance-order.ts';
import { forgetAwaiting, listAwaiting } from '../orders/awaiting-orders.table.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { readOrder } from '../orders/orders.table.ts';
import { replaceOrder } from '../orders/replace-order.table.ts';
import { askForPayment } from './ask-for-payment.ts';

const atOnce = 8;
/** Of the 60 s that the function has: what is left waits for the next minute. */
const budgetMs = 40_000;
/** While Razorpay can't be asked an order waits for so long; then it is cancelled, and what was paid goes back. */
const mostWaitMs = 60 * 60_000;

/**
 * Cancels the orders that were to be paid first and were not paid in time. Razorpay is asked before: a payment that it has is
 * recorded, and its order goes to the kitchen. Safe to repeat, and beside a payment of the same moment.
 * @throws AggregateError at the end, when some could not be cancelled
 * Rule: pay-21
 */
export async function cancelUnpaidOrders(now: Date): Promise<{ cancelled: number }> {
  const until = Date.now() + budgetMs;
  const placedBefore = new Date(now.getTime() - payFirstMinutes * 60_000).toISOString();
  const due = await listAwaiting(placedBefore);
  const failures: unknown[] = [];
  let cancelled = 0;
  await inParallel(due, atOnce, async ({ position, orderId }) => {
    if (Date.now() > until) return;
    try {
      const outcome = await cancelUnlessPaid(orderId, now);
      if (outcome === 'gone') await forgetAwaiting(position);
      if (outcome === 'cancelled') cancelled += 1;
    } catch (error) {
      failures.push(error);
      log.error('an unpaid order could not be cancelled', { order_id: orderId, error });
    }
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
  const answer = await askForPayment(order);
  if (answer === 'paid') return 'paid';
  const waitedMs = now.getTime() - Date.parse(order.createdAt);
  if (answer === 'unknown' && waitedMs < mostWaitMs) return 'waits';
  return cancel(order, now);
}

/** What was faster than this is left as it is: the order was paid, or its guest has given it up. */
async function cancel(order: OrderRecord, now: Date): Promise<Outcome> {
  const result = await replaceOrder(order, endUnpaid(order, now));
  if (result.outcome === 'changed') return 'cancelled';
  return isAwaiting(result.current) ? 'waits' : 'paid';
}
