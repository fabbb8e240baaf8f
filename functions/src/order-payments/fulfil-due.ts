import { inParallel } from '../invocations/in-parallel.ts';
import { log } from '../logs/log.ts';
import { listDuePayments } from '../payments/open-payments.table.ts';
import { readOrderPayment } from '../payments/payments.table.ts';
import { orderPaymentHandler } from './order-payment-handler.ts';

const maxConcurrency = 4;
const budgetMs = 15_000;

/**
 * Issues refunds that became due since the last minute, such as for an order that the kitchen cancelled. Also updates
 * orders whose payment an interrupted call recorded. Failed refunds are less urgent: `reconcile-payments` retries them
 * every ten minutes.
 * Rule: pay-23, pay-26
 */
export async function fulfilDue(): Promise<{ fulfilled: number }> {
  const until = Date.now() + budgetMs;
  let fulfilled = 0;
  await inParallel(await listDuePayments(), maxConcurrency, async ({ orderId }) => {
    if (Date.now() > until) return;
    const payment = await readOrderPayment(orderId);
    if (!payment || payment.stoppedAt) return;
    if (payment.failure && payment.step !== 'order') return;
    if ((await orderPaymentHandler.fulfil(payment)) === 'done') fulfilled += 1;
  });
  if (fulfilled > 0) log.info('payments fulfilled', { fulfilled });
  return { fulfilled };
}
