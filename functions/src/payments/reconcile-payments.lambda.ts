import { job } from '../invocations/job.ts';
import { settleOpenPayments } from './reconcile-open-payments.ts';

/** Every ten minutes, and by hand: it may run twice, and at once with all else. */
export const handler = job('reconcile-payments', () => settleOpenPayments(new Date()));
