import { randomUUID } from 'node:crypto';
import { AppError } from '@thali/shared/http/app-error';
import type { ProvisioningStep } from '@thali/shared/payments/payment-fields';
import { log } from '../../log.ts';
import { applyRenewal } from '../../subscriptions/apply-renewal.ts';
import { isRefunded } from '../payment-rows.ts';
import { readPayment } from '../payments.table.ts';
import { insertNewVendor } from './insert-new-vendor.ts';
import { makeVendorSignIn } from './make-vendor-sign-in.ts';
import { openHours } from './open-hours.ts';
import { beginRun, endRun, type Run, type RunOptions } from './provisioning.table.ts';
import { ProvisioningStopped, RunOvertaken } from './provisioning-stopped.ts';
import { sendWelcome } from './send-welcome.ts';
import { startSubscription } from './start-subscription.ts';

/** Runs of the job come every ten minutes: half a day of trying. */
const mostAttempts = 72;

type Step = (run: Run) => Promise<ProvisioningStep>;

/** Each ends by writing, in one transaction with what it makes, which step comes next. */
const steps: Record<Exclude<ProvisioningStep, 'done'>, Step> = {
  subscription: (run) => (run.purpose === 'renewal' ? applyRenewal(run) : startSubscription(run)),
  vendor: insertNewVendor,
  hours: openHours,
  'sign-in': makeVendorSignIn,
  welcome: sendWelcome,
};

/**
 * Makes of a paid order what was bought, once, from wherever an earlier run was cut short. It never
 * throws for a step that failed: that is written down with the payment.
 * @returns what came of it; `not-now` when there is nothing to do or another run is at it
 */
export async function provision(
  orderId: string,
  how: RunOptions = {},
): Promise<'done' | 'failed' | 'not-now'> {
  const run = await beginRun(orderId, randomUUID(), how);
  if (!run) return 'not-now';
  try {
    await walk(run);
    return 'done';
  } catch (error) {
    if (error instanceof RunOvertaken) return 'not-now';
    await noteFailure(run, error);
    return 'failed';
  }
}

async function walk(begun: Run): Promise<void> {
  let run = begun;
  while (run.step !== 'done') {
    await stopIfRefunded(run.orderId);
    run = { ...run, step: await steps[run.step](run) };
  }
}

async function stopIfRefunded(orderId: string): Promise<void> {
  const payment = await readPayment(orderId);
  if (payment && isRefunded(payment)) throw new ProvisioningStopped('The payment was given back.');
}

async function noteFailure(run: Run, error: unknown): Promise<void> {
  const isStopped = error instanceof ProvisioningStopped || (run.attempts ?? 0) >= mostAttempts;
  log.error('provisioning failed', { order_id: run.orderId, stopped: isStopped, error });
  await endRun(run, failureText(error), isStopped);
}

function failureText(error: unknown): string {
  if (error instanceof ProvisioningStopped) return error.message;
  const name = error instanceof AppError ? error.code : error instanceof Error ? error.name : '';
  return `It failed and is tried again (${name || 'unknown'}).`;
}
