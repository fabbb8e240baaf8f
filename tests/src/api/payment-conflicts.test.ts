import { keys } from '@thali/functions/table/keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openedOrder, paymentRow } from '../support/buy-plan.ts';
import { handlersHere } from '../support/handlers-here.ts';
import { injectConflicts } from '../support/inject-conflicts.ts';
import { sentTo } from '../support/outbox.ts';
import { readRow } from '../support/test-table.ts';

async function provisioningHere() {
  handlersHere();
  const { pay } = await import('@thali/functions/payments/pay');
  const { readPayment } = await import('@thali/functions/payments/payments.table');
  const { provision } = await import(
    '@thali/functions/subscriptions/provisioning/provision-vendor'
  );
  const { table } = await import('@thali/functions/table/table-client');
  // Another file may have left its own.
  const remove = () => table.middlewareStack.remove('injectConflicts');
  remove();
  return { pay, readPayment, provision, remove, counted: await injectConflicts() };
}

let here: Awaited<ReturnType<typeof provisioningHere>>;
beforeAll(async () => {
  here = await provisioningHere();
}, 60_000);
afterAll(() => void here.remove());

function refusedAsBusy(error: unknown): unknown {
  if (Object(error).code !== 'SERVICE_BUSY') throw error;
  return 'SERVICE_BUSY';
}

/** Whoever is told to come again does: the browser, the provider, the job. */
async function untilNotBusy(run: () => Promise<unknown>): Promise<void> {
  await expect.poll(() => run().catch(refusedAsBusy), { timeout: 30_000 }).not.toBe('SERVICE_BUSY');
}

test('payments that are heard of thrice at once, with transactions in each other’s way', async () => {
  const opened = await Promise.all(Array.from({ length: 6 }, () => openedOrder()));
  await Promise.all(
    opened.flatMap(({ orderId }) =>
      (['checkout', 'webhook', 'reconciliation'] as const).map(async (via) => {
        await untilNotBusy(async () => {
          const payment = await here.readPayment(orderId);
          if (payment) await here.pay(payment, { paymentId: 'pay_1', via });
          await here.provision(orderId);
        });
      }),
    ),
  );
  expect(here.counted.conflicts).toBeGreaterThan(0);
  // Whoever gave up before the conflicts did is followed by the job.
  for (const { orderId } of opened) await here.provision(orderId);
  const numbers = await Promise.all(
    opened.map(async ({ orderId, email }) => {
      const { step, vendorId, paidAt } = await paymentRow(orderId);
      expect(step).toBe('done');
      expect(await sentTo(email)).toHaveLength(1);
      return (await readRow(keys.receipt(String(vendorId), `${paidAt}#${orderId}`)))?.number;
    }),
  );
  expect(new Set(numbers).size).toBe(opened.length);
});
