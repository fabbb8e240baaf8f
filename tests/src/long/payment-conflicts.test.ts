import { keys } from '@thali/functions/table/keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openedOrder, paymentRow } from '../support/buy-plan.ts';
import { injectConflicts } from '../support/inject-conflicts.ts';
import { welcomesTo } from '../support/outbox.ts';
import { paymentsHere } from '../support/payments-here.ts';
import { readRow } from '../support/test-table.ts';

async function conflictsHere() {
  const { pay, readPayment, fulfil } = await paymentsHere();
  const { table } = await import('@thali/functions/table/table-client');
  // Another file may have left its own.
  const remove = () => table.middlewareStack.remove('injectConflicts');
  remove();
  return { pay, readPayment, fulfil, remove, counted: await injectConflicts() };
}

let here: Awaited<ReturnType<typeof conflictsHere>>;
beforeAll(async () => {
  here = await conflictsHere();
}, 60_000);
afterAll(() => void here.remove());

function refusedAsBusy(error: unknown): unknown {
  if (Object(error).code !== 'SERVICE_BUSY') throw error;
  return 'SERVICE_BUSY';
}

/** Browser, provider and job repeat a call that was answered as busy. */
async function untilNotBusy(run: () => Promise<unknown>): Promise<void> {
  await expect.poll(() => run().catch(refusedAsBusy), { timeout: 30_000 }).not.toBe('SERVICE_BUSY');
}

test('payments that are recorded three times at once, with conflicting transactions', async () => {
  const opened = await Promise.all(Array.from({ length: 6 }, () => openedOrder()));
  await Promise.all(
    opened.flatMap(({ orderId }) =>
      (['checkout', 'webhook', 'reconciliation'] as const).map(async (via) => {
        await untilNotBusy(async () => {
          const payment = await here.readPayment(orderId);
          if (payment) await here.pay(payment, { paymentId: 'pay_1', via });
          await here.fulfil(orderId);
        });
      }),
    ),
  );
  expect(here.counted.conflicts).toBeGreaterThan(0);
  // A call that gave up because of conflicts is followed by the job.
  for (const { orderId } of opened) await here.fulfil(orderId);
  const numbers = await Promise.all(
    opened.map(async ({ orderId, email }) => {
      const { step, vendorId, paidAt } = await paymentRow(orderId);
      expect(step).toBe('done');
      expect(await welcomesTo(email)).toHaveLength(1);
      return (await readRow(keys.receipt(String(vendorId), `${paidAt}#${orderId}`)))?.number;
    }),
  );
  expect(new Set(numbers).size).toBe(opened.length);
});
