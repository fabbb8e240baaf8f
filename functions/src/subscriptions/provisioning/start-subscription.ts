import { firstPeriod, ordersUntilOf } from '@thali/shared/subscriptions/periods';
import { LeaseLost } from '../../fulfilment/fulfilment-stopped.ts';
import { type PlanRun, stepTo } from '../../fulfilment/runs.table.ts';
import { retryTransaction } from '../../table/retry-transaction.ts';
import { transact } from '../../table/transact.ts';
import { receiptWrites } from '../receipts.table.ts';
import { putSubscription } from '../subscriptions.table.ts';

/** One month from now, and the receipt for it. 1 read unit, 8 write units. */
export function startSubscription(run: PlanRun): Promise<'vendor'> {
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
      step: stepTo(run, 'vendor'),
      subscription: putSubscription(subscription, undefined),
      receipt: await receiptWrites(run, period, now),
    });
    if (refused.has('step')) throw new LeaseLost();
    return refused.size === 0 ? 'vendor' : undefined;
  });
}
