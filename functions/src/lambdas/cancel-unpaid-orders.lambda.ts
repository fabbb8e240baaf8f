import { job } from '../invocations/job.ts';
import { cancelUnpaidOrders } from '../order-payments/cancel-unpaid-orders.ts';
import { fulfilDue } from '../order-payments/fulfil-due.ts';

/** Runs every minute, or by hand. Safe to repeat, and safe during other changes of the orders. */
export const handler = job('cancel-unpaid-orders', async () => {
  const [unpaid, fulfilled] = await Promise.allSettled([
    cancelUnpaidOrders(new Date()),
    fulfilDue(),
  ]);
  if (unpaid.status === 'rejected') throw unpaid.reason;
  if (fulfilled.status === 'rejected') throw fulfilled.reason;
  return { ...unpaid.value, ...fulfilled.value };
});
