import type { PlanStep } from '@thali/shared/payments/payment-fields';
import { firstPeriod, ordersUntilOf } from '@thali/shared/subscriptions/periods';
import { LeaseLost } from '../../fulfilment/fulfilment-stopped.ts';
import { type PlanRun, stepWrite } from '../../fulfilment/runs.table.ts';
import { retryTransaction } from '../../table/retry-transaction.ts';
import { transact } from '../../table/transact.ts';
import { vendorChangeWrites } from '../../vendors/change-vendor.table.ts';
import { defaultSettings } from '../../vendors/default-settings.ts';
import { mailReceipt } from '../mail-receipt.ts';
import { receiptWrites } from '../receipts.table.ts';
import { stopIfRefunded } from '../stop-if-refunded.ts';
import { putSubscription } from '../subscriptions.table.ts';
import { createVendorSignIn } from './create-vendor-sign-in.ts';
import { insertNewVendor } from './insert-new-vendor.ts';
import { sendWelcome } from './send-welcome.ts';

type Step = (run: PlanRun) => Promise<PlanStep>;

/** Each step writes its result and the name of the next step in one transaction. */
const steps: Record<Exclude<PlanStep, 'done'>, Step> = {
  subscription: startSubscription,
  vendor: insertNewVendor,
  hours: openHours,
  'sign-in': createVendorSignIn,
  welcome: sendWelcome,
  receipt: mailReceipt,
};

/** Runs the remaining steps from a paid plan to an open vendor. */
export async function provisionVendor(startedRun: PlanRun): Promise<void> {
  let run = startedRun;
  while (run.step !== 'done') {
    await stopIfRefunded(run.orderId);
    run = { ...run, step: await steps[run.step](run) };
  }
}

/** Sets the default hours and makes the vendor active. 6 write units. */
async function openHours(run: PlanRun): Promise<'sign-in'> {
  const { businessHours } = defaultSettings();
  const changes = { 'settings.businessHours': businessHours, status: 'active' };
  const refused = await transact({
    step: stepWrite(run, 'sign-in'),
    ...vendorChangeWrites(run.vendorId, changes, new Date().toISOString()),
  });
  if (refused.size > 0) throw new LeaseLost();
  return 'sign-in';
}

/** Starts a subscription of one month and stores its receipt. 1 read unit, 8 write units. */
function startSubscription(run: PlanRun): Promise<'vendor'> {
  return retryTransaction(async () => {
    const now = new Date();
    const time = now.toISOString();
    const { vendorId, planId } = run;
    const period = firstPeriod(now);
    const subscription = {
      vendorId,
      planId,
      ...period,
      ordersUntil: ordersUntilOf(period.periodEnd),
      createdAt: time,
      updatedAt: time,
    };
    const refused = await transact({
      step: stepWrite(run, 'vendor'),
      subscription: putSubscription(subscription, undefined),
      receipt: await receiptWrites(run, period, now),
    });
    if (refused.has('step')) throw new LeaseLost();
    return refused.size === 0 ? 'vendor' : undefined;
  });
}
