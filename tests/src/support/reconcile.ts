import { AsyncLocalStorage } from 'node:async_hooks';
import { atRest, runJob } from './buy-plan.ts';
import { handlersHere } from './handlers-here.ts';

const looking = new AsyncLocalStorage<readonly string[]>();
let isWatching = false;

/**
 * The job reconcile-payments in this process, for these orders alone: other tests leave hundreds of payments open. Returns
 * when its work is done, whichever run did it.
 */
export async function reconcile(...orderIds: readonly string[]): Promise<void> {
  handlersHere();
  const { handler } = await import('@thali/functions/lambdas/reconcile-payments.lambda');
  await watchList();
  await amongOthers(orderIds, () => looking.run(orderIds, () => handler()));
}

/** The platform's job of every minute, which cancels unpaid orders and gives back; the same for these payment orders. */
export async function everyMinute(...orderIds: readonly string[]): Promise<void> {
  await amongOthers(orderIds, () => runJob('cancel-unpaid-orders'));
}

/**
 * The platform runs its jobs by itself as well, and so do other tests: a run of theirs that began before may have seen
 * less, and one that goes on does what this one leaves.
 */
async function amongOthers(orderIds: readonly string[], run: () => Promise<unknown>) {
  for (const orderId of orderIds) await atRest(orderId);
  await run();
  for (const orderId of orderIds) await atRest(orderId);
}

/** The part of that job which asks again about refunds, as it runs so many days later. After `handlersHere`. */
export async function recheckLater(days: number, ...orderIds: readonly string[]) {
  const { recheckRefunds } = await import('@thali/functions/payments/recheck-refunds');
  const { purposeHandlers } = await import('@thali/functions/lambdas/purpose-handlers');
  await watchList();
  const now = new Date(Date.now() + days * 86_400_000);
  return looking.run(orderIds, () => recheckRefunds(now, purposeHandlers));
}

/** Once per process. */
async function watchList(): Promise<void> {
  if (isWatching) return;
  isWatching = true;
  const { table } = await import('@thali/functions/table/table-client');
  table.middlewareStack.add(
    (next) => async (args) => {
      const answer = await next(args);
      const orderIds = looking.getStore();
      const page = answer.output as { Items?: { PK?: unknown; orderId?: unknown }[] };
      page.Items &&= page.Items.filter(
        ({ PK, orderId }) =>
          !orderIds || !lists.has(String(PK)) || orderIds.includes(String(orderId)),
      );
      return answer;
    },
    { step: 'initialize', name: 'reconcileOnly' },
  );
}

const lists = new Set(['PAYMENTS#OPEN', 'PAYMENTS#ORDERS', 'PAYMENTS#REFUNDS']);
