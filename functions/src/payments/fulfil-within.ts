import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '../logs/log.ts';
import type { PaymentRow } from './payment-rows.ts';
import type { PurposeHandler } from './purpose-handler.ts';

/**
 * Fulfils a payment, but waits at most `maxMs`. Slower work continues while the function instance runs. Otherwise the
 * job finishes the work. Only the run with the lease writes a step.
 */
export async function fulfilWithin(
  payment: PaymentRow,
  maxMs: number,
  handler: PurposeHandler,
): Promise<void> {
  const timeoutEnd = new AbortController();
  const run = handler.fulfil(payment).catch((error: unknown) => {
    log.error('fulfilment failed', { order_id: payment.orderId, error });
  });
  const timeout = sleep(maxMs, undefined, { signal: timeoutEnd.signal, ref: false }).catch(
    () => undefined,
  );
  await Promise.race([run, timeout]);
  timeoutEnd.abort();
}
