import { AsyncLocalStorage } from 'node:async_hooks';
import { openKeyOf, type PaymentRow } from '@thali/functions/payments/payment-rows';
import { sharedLists } from '@thali/functions/table/keys';
import { paymentRow, runJob, waitUntilIdle } from './buy-plan.ts';
import { setUpHandlers } from './set-up-handlers.ts';
import { changeRow, readRow } from './test-table.ts';

const visibleOrders = new AsyncLocalStorage<readonly string[]>();
let isFiltering = false;

/**
 * Runs the job reconcile-payments in this process, then waits until no other run works on these orders. The job sees
 * only these orders, because other tests leave hundreds of payments open.
 */
export async function reconcile(...orderIds: readonly string[]): Promise<void> {
  setUpHandlers();
  const { handler } = await import('@thali/functions/lambdas/reconcile-payments.lambda');
  await filterLists();
  for (const orderId of orderIds) await makeDue(orderId);
  await runWithIdlePayments(orderIds, () => visibleOrders.run(orderIds, () => handler()));
}

/** Lets the job ask about a payment now. */
async function makeDue(orderId: string): Promise<void> {
  const key = openKeyOf((await paymentRow(orderId)) as unknown as PaymentRow);
  if (await readRow(key)) await changeRow(key, { askAt: undefined });
}

/** Runs the platform's job of every minute, which cancels unpaid orders and refunds. Then waits for these payments. */
export async function runMinuteJob(...orderIds: readonly string[]): Promise<void> {
  await runWithIdlePayments(orderIds, () => runJob('cancel-unpaid-orders'));
}

/** Waits before and after, because the platform and other tests run the same jobs at the same time. */
async function runWithIdlePayments(orderIds: readonly string[], run: () => Promise<unknown>) {
  for (const orderId of orderIds) await waitUntilIdle(orderId);
  await run();
  for (const orderId of orderIds) await waitUntilIdle(orderId);
}

/** Runs the refund check of reconcile-payments as if `days` had passed. Call it after `setUpHandlers`. */
export async function recheckRefundsLater(days: number, ...orderIds: readonly string[]) {
  const { recheckRefunds } = await import('@thali/functions/payments/recheck-refunds');
  const { purposeHandlers } = await import('@thali/functions/lambdas/purpose-handlers');
  await filterLists();
  const now = new Date(Date.now() + days * 86_400_000);
  return visibleOrders.run(orderIds, () => recheckRefunds(now, purposeHandlers));
}

/** Filters the lists of open payments, once per process. */
async function filterLists(): Promise<void> {
  if (isFiltering) return;
  isFiltering = true;
  const { table } = await import('@thali/functions/table/table-client');
  table.middlewareStack.add(
    (next) => async (args) => {
      const answer = await next(args);
      const orderIds = visibleOrders.getStore();
      const page = answer.output as { Items?: { PK?: unknown; orderId?: unknown }[] };
      page.Items &&= page.Items.filter(
        ({ PK, orderId }) =>
          !orderIds || !filteredLists.has(String(PK)) || orderIds.includes(String(orderId)),
      );
      return answer;
    },
    { step: 'initialize', name: 'reconcileOnly' },
  );
}

const filteredLists = new Set(['PAYMENTS#OPEN', 'PAYMENTS#REFUNDS', ...sharedLists.guestPayments]);
