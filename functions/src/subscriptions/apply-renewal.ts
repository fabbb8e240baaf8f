import type { PlanId } from '@thali/shared/plans/plan-ids';
import {
  calendarDays,
  firstPeriod,
  nextPeriod,
  ordersUntilOf,
  type Period,
  purchasedMonth,
} from '@thali/shared/subscriptions/periods';
import { toIst } from '@thali/shared/time/ist';
import { systemEntry } from '../audit/system-entry.ts';
import { FulfilmentStopped, LeaseLost } from '../fulfilment/fulfilment-stopped.ts';
import { type PlanRun, stepWrite } from '../fulfilment/runs.table.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { transact } from '../table/transact.ts';
import { vendorChangeWrites } from '../vendors/change-vendor.table.ts';
import { readVendor } from '../vendors/vendors.table.ts';
import { withPlanPrice } from './get-billing.ts';
import { mailReceipt } from './mail-receipt.ts';
import { receiptWrites } from './receipts.table.ts';
import { stopIfRefunded } from './stop-if-refunded.ts';
import { putSubscription, readSubscription, type SubscriptionRow } from './subscriptions.table.ts';

/**
 * Adds a month to an existing vendor's subscription, once per payment. One transaction writes subscription, profile,
 * receipt and the next step. Then mails the receipt.
 */
export async function applyRenewal(run: PlanRun): Promise<'done'> {
  if (run.step === 'receipt') return mailReceipt(run);
  await stopIfRefunded(run.orderId);
  const step = await retryTransaction(() => tryApply(run, new Date()));
  return mailReceipt({ ...run, step });
}

async function tryApply(run: PlanRun, now: Date): Promise<'receipt' | undefined> {
  const { vendorId, planId, amountPaise } = run;
  const [before, vendor] = await Promise.all([
    readSubscription(vendorId),
    readVendor(vendorId, { ConsistentRead: true }),
  ]);
  const current = before && withPlanPrice(before, amountPaise);
  const period = current ? nextPeriod(current, amountPaise, now) : firstPeriod(now);
  const boughtPeriod = purchasedMonth(current, amountPaise, now);
  const ordersUntil = ordersUntilOf(period.periodEnd);
  const time = now.toISOString();
  const subscription: SubscriptionRow = {
    createdAt: time,
    ...before,
    ...period,
    vendorId,
    planId,
    ordersUntil,
    updatedAt: time,
  };
  const refused = await transact({
    step: stepWrite(run, 'receipt'),
    ...vendorChangeWrites(vendorId, { plan: planId, ordersUntil }, time),
    subscription: putSubscription(subscription, before),
    receipt: await receiptWrites(run, boughtPeriod, now, {
      gstin: vendor?.gstin,
      ...planChange(before, planId, boughtPeriod, period),
    }),
    audit: systemEntry('thali', 'addPlanMonth', {
      target: vendorId,
      changes: [
        { field: 'plan', from: before?.planId ?? 'none', to: planId },
        { field: 'ends', from: dateOf(before?.periodEnd), to: dateOf(period.periodEnd) },
      ],
    }),
  });
  if (refused.has('step')) throw new LeaseLost();
  if (refused.has('profile'))
    throw new FulfilmentStopped('The vendor of this renewal was deleted.');
  return refused.size === 0 ? 'receipt' : undefined;
}

function dateOf(time: string | undefined): string {
  return time ? toIst(new Date(time)).date : 'none';
}

/** The receipt's fields for a change of plan. Unused days of the old plan extend the bought month. */
function planChange(
  before: SubscriptionRow | undefined,
  planId: PlanId,
  boughtPeriod: Period,
  { periodEnd: until }: Period,
) {
  if (!before || before.planId === planId) return {};
  const days = calendarDays(new Date(boughtPeriod.periodEnd), new Date(until));
  return { fromPlanId: before.planId, ...(days > 0 && { carried: { days, until } }) };
}
