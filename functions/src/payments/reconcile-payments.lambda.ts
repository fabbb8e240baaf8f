import { job } from '../invocations/job.ts';
import { purposeHandlers } from '../purpose-handlers.ts';
import { reconcileOpenPayments } from './reconcile-open-payments.ts';

/** Every ten minutes, and by hand: it may run twice, and in parallel with confirmations and webhooks. */
export const handler = job('reconcile-payments', () =>
  reconcileOpenPayments(new Date(), purposeHandlers),
);
