import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '../logs/log.ts';
import type { PaymentRow } from './payment-rows.ts';
import type { PurposeHandler } from './purpose-handler.ts';

/**
 * Fulfils a payment for as long as the caller may wait. What takes longer goes on if the function still runs,
 * and is otherwise finished by the job: each step is only written by the run that holds the lease.
 */
export async function fulfilWithin(
  payment: PaymentRow,
  longestMs: number,
  handler: PurposeHandler,
): Promise<void> {
  const waiting = new AbortController();
  const run = handler.fulfil(payment).catch((error: unknown) => {
    log.error('a fulfilment could not be recorded', { order_id: payment.orderId, error });
  });
  const timeout = sleep(longestMs, undefined, { signal: waiting.signal, ref: false }).catch(
    () => undefined,
  );
  await Promise.race([run, timeout]);
  waiting.abort();
}
