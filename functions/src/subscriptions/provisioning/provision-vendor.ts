import type { PlanStep } from '@thali/shared/payments/payment-fields';
import type { PlanRun } from '../../fulfilment/runs.table.ts';
import { mailReceipt } from '../mail-receipt.ts';
import { stopIfRefunded } from '../stop-if-refunded.ts';
import { insertNewVendor } from './insert-new-vendor.ts';
import { makeVendorSignIn } from './make-vendor-sign-in.ts';
import { openHours } from './open-hours.ts';
import { sendWelcome } from './send-welcome.ts';
import { startSubscription } from './start-subscription.ts';

type Step = (run: PlanRun) => Promise<PlanStep>;

/** Each ends by writing which step comes next, in one transaction with its result. */
const steps: Record<Exclude<PlanStep, 'done'>, Step> = {
  subscription: startSubscription,
  vendor: insertNewVendor,
  hours: openHours,
  'sign-in': makeVendorSignIn,
  welcome: sendWelcome,
  receipt: mailReceipt,
};

/** The steps from a paid plan to an open vendor, from the one that comes next. */
export async function provisionVendor(begun: PlanRun): Promise<void> {
  let run = begun;
  while (run.step !== 'done') {
    await stopIfRefunded(run.orderId);
    run = { ...run, step: await steps[run.step](run) };
  }
}
