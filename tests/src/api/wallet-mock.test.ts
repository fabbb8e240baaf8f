import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entriesOf, expectNoDrift, importWallet } from '../support/import-wallet.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';

const useCases = await importWallet();
beforeAll(() => setUpHandlers({ hasRazorpayKeys: false }));
afterAll(() => setUpHandlers());

const tooMuch = 'Payment amount cannot exceed pending fees';

async function makeMessWithFees(...feesPaise: number[]) {
  const vendor = await makeVendor();
  for (const feePaise of feesPaise) await useCases.addFee(vendor, feePaise);
  return vendor.id;
}

test('pays a settlement within the call without Razorpay keys, once per key', async () => {
  const id = await makeMessWithFees(100, 200);
  const key = randomUUID();
  const first = await useCases.pay(id, 3, key);
  expect(first.order).toMatchObject({ mock: true, keyId: null, amount: 3, currency: 'INR' });
  expect(first.order.id).toMatch(/^order_mock_[0-9A-Z]{20}$/);
  expect(first.settlement).toMatchObject({
    id: 'S000001',
    status: 'settled',
    transactionType: 'settlement',
    amount: 3,
    paymentId: expect.stringMatching(/^pay_mock_[0-9a-f]{32}$/),
  });
  expect(await useCases.pay(id, 3, key)).toEqual(first);
  expect((await entriesOf(useCases, id)).credits).toHaveLength(1);
  await expect(useCases.pay(id, 1)).rejects.toMatchObject({ message: tooMuch });
  await expectNoDrift(useCases, id);
});

test('pays one settlement for concurrent calls with one key', async () => {
  const id = await makeMessWithFees(300);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => useCases.pay(id, 3, key)));
  for (const { settlement } of answers) {
    expect(settlement).toMatchObject({ id: 'S000001', status: 'settled' });
  }
  expect(await useCases.readTotals(id)).toMatchObject({ credits: 1, settledPaise: 300 });
});

test('accepts parts of any size, up to the owed sum', async () => {
  const id = await makeMessWithFees(100, 100);
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => useCases.pay(id, 0.5)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ message: tooMuch });
  }
  expect(await useCases.readTotals(id)).toMatchObject({ settledPaise: 200, coveredFees: 2 });
  await expectNoDrift(useCases, id);
});

test('does not settle a mock payment after Razorpay keys were added', async () => {
  const id = await makeMessWithFees(200);
  const key = randomUUID();
  const { crash, remove } = await injectCrash();
  await expect(useCases.pay(id, 2, key)).rejects.toMatchObject({ name: 'Crash' });
  expect(crash.count).toBe(1);
  remove();
  setUpHandlers();
  await useCases.pay(id, 2, key).catch(() => undefined);
  setUpHandlers({ hasRazorpayKeys: false });
  expect(await useCases.readTotals(id)).toMatchObject({ credits: 0, settledPaise: 0 });
});

/** Injects a crash before a started payment is marked as paid. */
async function injectCrash() {
  const { table } = await import('@thali/functions/table/table-client');
  const crash = { count: 0 };
  const name = 'injectCrash';
  table.middlewareStack.add(
    (next) => async (args) => {
      if (!JSON.stringify(args.input).includes('PAYMENTS#PAID')) return next(args);
      crash.count += 1;
      throw Object.assign(new Error('injected'), { name: 'Crash' });
    },
    { step: 'initialize', name },
  );
  return { crash, remove: () => void table.middlewareStack.remove(name) };
}
