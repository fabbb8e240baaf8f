import { firstPeriod, ordersUntilOf } from '@thali/shared/subscriptions/periods';
import { LeaseLost } from '../../fulfilment/fulfilment-stopped.ts';
import { type PlanRun, stepTo } from '../../fulfilment/runs.table.ts';
import { transact } from '../../table/transact.ts';
import { untilDone } from '../../table/until-done.ts';
import { receiptWrites } from '../receipts.table.ts';
import { putSubscription } from '../subscriptions.table.ts';

/** One month from now, and the receipt for it. 1 read unit, 8 write units. */
export function startSubscription(run: PlanRun): Promise<'vendor'> {
  return untilDone(async () => {
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
    const refused = await transact([
      stepTo(run, 'vendor'),
      putSubscription(subscription, undefined),
      ...(await receiptWrites(run, period, now)),
    ]);
    if (refused.includes(0)) throw new LeaseLost();
    return refused.length === 0 ? 'vendor' : undefined;
  });
}
