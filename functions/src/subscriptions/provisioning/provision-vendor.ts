import type { PlanStep } from '@thali/shared/payments/payment-fields';
import { ProvisioningStopped } from '../../fulfilment/fulfilment-stopped.ts';
import { runOnce } from '../../fulfilment/run-once.ts';
import type { PlanRun, RunOptions } from '../../fulfilment/runs.table.ts';
import { isRefunded } from '../../payments/payment-rows.ts';
import { readPayment } from '../../payments/payments.table.ts';
import { applySettlement } from '../../wallet/apply-settlement.ts';
import { applyRenewal } from '../apply-renewal.ts';
import { insertNewVendor } from './insert-new-vendor.ts';
import { makeVendorSignIn } from './make-vendor-sign-in.ts';
import { openHours } from './open-hours.ts';
import { sendWelcome } from './send-welcome.ts';
import { startSubscription } from './start-subscription.ts';

type Step = (run: PlanRun) => Promise<PlanStep>;

/** Each ends by writing, in one transaction with what it makes, which step comes next. */
const steps: Record<Exclude<PlanStep, 'done'>, Step> = {
  subscription: (run) => (run.purpose === 'renewal' ? applyRenewal(run) : startSubscription(run)),
  vendor: insertNewVendor,
  hours: openHours,
  'sign-in': makeVendorSignIn,
  welcome: sendWelcome,
};

/** Makes of a paid order what was paid for, once, from wherever an earlier run was cut short. */
export function provision(orderId: string, how: RunOptions = {}): ReturnType<typeof runOnce> {
  return runOnce(orderId, how, (run) =>
    run.purpose === 'settlement' ? applySettlement(run) : walk(run),
  );
}

async function walk(begun: PlanRun): Promise<void> {
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
