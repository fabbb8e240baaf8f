import { keys } from '@thali/functions/table/keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlanOrder, paymentRow } from '../support/buy-plan.ts';
import { importPayments } from '../support/import-payments.ts';
import { injectConflicts } from '../support/inject-conflicts.ts';
import { welcomeEmailsTo } from '../support/outbox.ts';
import { readRow } from '../support/test-table.ts';

async function setUp() {
  const { pay, readPayment, fulfil } = await importPayments();
  const { table } = await import('@thali/functions/table/table-client');
  // Another test file of this process may have left its injected conflicts.
  const remove = () => table.middlewareStack.remove('injectConflicts');
  remove();
  return { pay, readPayment, fulfil, remove, counted: await injectConflicts() };
}

let useCases: Awaited<ReturnType<typeof setUp>>;
beforeAll(async () => {
  useCases = await setUp();
}, 60_000);
afterAll(() => void useCases.remove());

function returnIfBusy(error: unknown): unknown {
  if (Object(error).code !== 'SERVICE_BUSY') throw error;
  return 'SERVICE_BUSY';
}

/** Repeats a call after a busy answer, as browser, provider and job do. */
async function retryWhileBusy(run: () => Promise<unknown>): Promise<void> {
  await expect.poll(() => run().catch(returnIfBusy), { timeout: 30_000 }).not.toBe('SERVICE_BUSY');
}

test('fulfils each payment once, despite three concurrent reports and conflicting transactions', async () => {
  const opened = await Promise.all(Array.from({ length: 6 }, () => openPlanOrder()));
  await Promise.all(
    opened.flatMap(({ orderId }) =>
      (['checkout', 'webhook', 'reconciliation'] as const).map(async (via) => {
        await retryWhileBusy(async () => {
          const payment = await useCases.readPayment(orderId);
          if (payment) await useCases.pay(payment, { paymentId: 'pay_1', via });
          await useCases.fulfil(orderId);
        });
      }),
    ),
  );
  expect(useCases.counted.conflicts).toBeGreaterThan(0);
  // Some calls failed because of conflicts. The job finishes their payments.
  for (const { orderId } of opened) await useCases.fulfil(orderId);
  const numbers = await Promise.all(
    opened.map(async ({ orderId, email }) => {
      const { step, vendorId, paidAt } = await paymentRow(orderId);
      expect(step).toBe('done');
      expect(await welcomeEmailsTo(email)).toHaveLength(1);
      return (await readRow(keys.receipt(String(vendorId), `${paidAt}#${orderId}`)))?.number;
    }),
  );
  expect(new Set(numbers).size).toBe(opened.length);
});
