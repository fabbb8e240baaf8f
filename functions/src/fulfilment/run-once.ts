import { randomUUID } from 'node:crypto';
import { AppError } from '@thali/shared/http/app-error';
import { log } from '../logs/log.ts';
import type { PaymentRow } from '../payments/payment-rows.ts';
import type { FulfilOptions, FulfilOutcome } from '../payments/purpose-handler.ts';
import { FulfilmentDelayed, FulfilmentStopped, LeaseLost } from './fulfilment-stopped.ts';
import { beginRun, endRun, type Run } from './runs.table.ts';

/** Lasts half a day: `reconcile-payments` retries every ten minutes. */
const maxAttempts = 72;

/**
 * Does the remaining work for a paid payment, unless another run holds its lease. Records a failed step in the payment's
 * row instead of throwing.
 */
export async function runOnce<Payment extends PaymentRow>(
  { orderId }: Payment,
  options: FulfilOptions,
  work: (run: Run<Payment>) => Promise<unknown>,
): Promise<FulfilOutcome> {
  const run = await beginRun<Payment>(orderId, randomUUID(), options);
  if (!run) return 'not-now';
  try {
    await work(run);
    return 'done';
  } catch (error) {
    if (error instanceof LeaseLost) return 'not-now';
    await recordFailure(run, error);
    return 'failed';
  }
}

async function recordFailure(run: Run, error: unknown): Promise<void> {
  const isStopped = error instanceof FulfilmentStopped || (run.attempts ?? 0) >= maxAttempts;
  log.error('fulfilment failed', { order_id: run.orderId, stopped: isStopped, error });
  await endRun(run, failureText(error), isStopped);
}

function failureText(error: unknown): string {
  if (error instanceof FulfilmentStopped || error instanceof FulfilmentDelayed) {
    return error.message;
  }
  const name = error instanceof AppError ? error.code : error instanceof Error ? error.name : '';
  return `A step after the payment failed and will be tried again (${name || 'unknown'}).`;
}
