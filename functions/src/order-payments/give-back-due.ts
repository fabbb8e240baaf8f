import { inParallel } from '../invocations/in-parallel.ts';
import { log } from '../logs/log.ts';
import { listRefunds } from '../payments/payment-lists.table.ts';
import { readOrderPayment } from '../payments/payments.table.ts';
import { orderPaymentHandler } from './order-payment-handler.ts';

const atOnce = 4;
const budgetMs = 15_000;

/**
 * Gives back what became due since the last minute, such as for an order that the kitchen cancelled. What failed once is tried
 * again every ten minutes, by `reconcile-payments`.
 * Rule: pay-26
 */
export async function giveBackDue(): Promise<{ givenBack: number }> {
  const until = Date.now() + budgetMs;
  let givenBack = 0;
  await inParallel(await listRefunds(), atOnce, async ({ orderId }) => {
    if (Date.now() > until) return;
    const payment = await readOrderPayment(orderId);
    if (!payment || payment.failure || payment.stoppedAt) return;
    if ((await orderPaymentHandler.fulfil(payment)) === 'done') givenBack += 1;
  });
  if (givenBack > 0) log.info('payments given back', { given_back: givenBack });
  return { givenBack };
}
