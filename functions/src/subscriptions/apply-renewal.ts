import {
  firstPeriod,
  nextPeriod,
  ordersUntilOf,
  type Period,
} from '@thali/shared/subscriptions/periods';
import { listPosition } from '../payments/payment-rows.ts';
import { type Run, stepTo } from '../payments/provisioning/provisioning.table.ts';
import {
  ProvisioningStopped,
  RunOvertaken,
} from '../payments/provisioning/provisioning-stopped.ts';
import { fieldUpdate } from '../table/field-update.ts';
import { keys } from '../table/keys.ts';
import { tableName } from '../table/table-client.ts';
import { transact, type Write } from '../table/transact.ts';
import { runningOf } from './get-billing.ts';
import { receiptWrites } from './receipts.table.ts';
import { putSubscription, readSubscription, type SubscriptionRow } from './subscriptions.table.ts';
import { untilDone } from './until-done.ts';

/**
 * One more month for a vendor that is there, once per payment: subscription, profile, receipt and the end
 * of the work, all or nothing.
 */
export function applyRenewal(run: Run): Promise<'done'> {
  return untilDone(() => tryApply(run, new Date()));
}

async function tryApply(run: Run, now: Date): Promise<'done' | undefined> {
  const { vendorId, planId, orderId, createdAt } = run;
  const before = await readSubscription(vendorId);
  const period = periodAfter(before, run, now);
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
  const refused = await transact([
    stepTo(run, 'done'),
    profileUpdate(vendorId, { plan: planId, ordersUntil }, time),
    putSubscription(subscription, before),
    ...(await receiptWrites(run, period, now)),
    {
      Delete: {
        TableName: tableName(),
        Key: keys.paymentList('OPEN', listPosition(createdAt, orderId)),
      },
    },
  ]);
  if (refused.includes(0)) throw new RunOvertaken();
  if (refused.includes(1)) throw new ProvisioningStopped('The vendor of this renewal is gone.');
  return refused.length === 0 ? 'done' : undefined;
}

function periodAfter(before: SubscriptionRow | undefined, run: Run, now: Date): Period {
  if (!before) return firstPeriod(now);
  return nextPeriod(runningOf(before, run.amountPaise), run.amountPaise, now);
}

function profileUpdate(vendorId: string, changes: Record<string, unknown>, time: string): Write {
  return {
    Update: {
      TableName: tableName(),
      Key: keys.vendorProfile(vendorId),
      ...fieldUpdate(changes, time),
      ConditionExpression: 'attribute_exists(PK)',
    },
  };
}
