import { job } from '../invocations/job.ts';
import { recheckRefunds } from '../payments/recheck-refunds.ts';
import { reconcileOpenPayments } from '../payments/reconcile-open-payments.ts';
import { purposeHandlers } from './purpose-handlers.ts';

/** Runs every minute, or by hand. Safe to repeat, and safe beside confirmations and webhooks. */
export const handler = job('reconcile-payments', async () => {
  const now = new Date();
  const [open, refunds] = await Promise.allSettled([
    reconcileOpenPayments(now, purposeHandlers),
    recheckRefunds(now, purposeHandlers),
  ]);
  if (open.status === 'rejected') throw open.reason;
  if (refunds.status === 'rejected') throw refunds.reason;
  return { ...open.value, ...refunds.value };
});
