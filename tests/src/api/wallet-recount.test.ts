/** @module-tag long */

import { keys } from '@thali/functions/table/keys';
import { expect, test, vi } from 'vitest';
import { expectNoDrift, importWallet } from '../support/import-wallet.ts';
import { changeRow, deleteRow, readRow } from '../support/test-table.ts';
import { openWallet } from '../support/wallet.ts';

const useCases = await importWallet();

/** A wallet with three fees. A settlement has paid two of them. */
async function makeSettledWallet() {
  const mess = await openWallet();
  const orders = await mess.addFees(100, 200, 300);
  await useCases.deliver((await mess.beginSettlement(3)).orderId);
  const [day] = await useCases.readDays(mess.vendor.id, '2000-01-01', '2099-12-31');
  return { vendorId: mess.vendor.id, orders, date: day?.date ?? '' };
}

type Wallet = Awaited<ReturnType<typeof makeSettledWallet>>;
/** A row to change, or to delete if there are no changes. */
type Change = [key: { PK: string; SK: string }, changes?: Record<string, unknown>];

/** Kinds of damage, with the lines that a recount must report. */
const tampered: [string, (wallet: Wallet) => Change[], RegExp[]][] = [
  [
    'changed sums',
    ({ vendorId, date }) => [
      [
        keys.walletTotals(vendorId),
        { accruedPaise: 601, settledPaise: 301, balancePaise: 1, coveredFees: 3 },
      ],
      [keys.walletDay(vendorId, date), { accruedPaise: 5 }],
    ],
    [
      /^totals: accruedPaise is 601, counted 600$/m,
      /^totals: settledPaise is 301, counted 300$/m,
      /^totals: balancePaise is 1, counted 0$/m,
      /^totals: coveredFees is 3, counted 2$/m,
      /^day \S+: accruedPaise is 5, counted 0$/m,
    ],
  ],
  [
    'changed entries',
    ({ vendorId }) => [
      [keys.walletFee(vendorId, 1), { amountPaise: 99 }],
      [keys.walletFee(vendorId, 2), { accruedPaise: 298 }],
      [keys.walletFee(vendorId, 3), { orderId: 'other' }],
      [keys.walletCredit(vendorId, 1), { owedPaise: -301 }],
    ],
    [
      /^totals: accruedPaise is 600, counted 599$/m,
      /^fee 1: the order has another amount or running sum$/m,
      /^fee 2: wrong number or running sum/m,
      /^fee 3: no completed order has it$/m,
      /^order \w+: it has no fee$/m,
      /^totals: settledPaise is 300, counted 301$/m,
    ],
  ],
  [
    'changed orders',
    ({ orders }) => [
      [keys.order(orders[0] ?? ''), { feePaise: 300 }],
      [keys.order(orders[2] ?? ''), { status: 'cancelled' }],
    ],
    [
      /^fee 1: the order has another amount or running sum$/m,
      /^fee 3: no completed order has it$/m,
    ],
  ],
  [
    'deleted entries',
    ({ vendorId }) => [[keys.walletFee(vendorId, 3)], [keys.walletCredit(vendorId, 1)]],
    [/^totals: fees is 3, counted 2$/m, /^totals: credits is 1, counted 0$/m, /it has no fee$/m],
  ],
];

test.concurrent.each(tampered)('finds %s in a recount', async (_, changesOf, reports) => {
  const wallet = await makeSettledWallet();
  await expectNoDrift(useCases, wallet.vendorId);
  for (const [key, changes] of changesOf(wallet)) {
    await (changes ? changeRow(key, changes) : deleteRow(key));
  }
  const found = (await useCases.recountWallet(wallet.vendorId)).drifts.join('\n');
  for (const line of reports) expect(found).toMatch(line);
});

test('fails the job while a wallet does not add up, and changes nothing', async () => {
  const { handler } = await import('@thali/functions/lambdas/recount-wallets.lambda');
  const { log } = await import('@thali/functions/logs/log');
  const { vendorId } = await makeSettledWallet();
  expect(await handler({ vendorId })).toEqual({ wallets: 1, entries: 4, drift: 0 });
  const key = keys.walletTotals(vendorId);
  await changeRow(key, { accruedPaise: 700 });
  const logError = vi.spyOn(log, 'error').mockImplementation(() => {});
  await expect(handler({ vendorId })).rejects.toThrow('do not add up');
  expect(logError.mock.calls).toEqual([
    ['wallet does not add up', { vendor_id: vendorId, drifts: [expect.stringContaining('700')] }],
    ['invocation failed', expect.objectContaining({ error: expect.any(Error) })],
  ]);
  expect(await readRow(key)).toMatchObject({ accruedPaise: 700 });
  await changeRow(key, { accruedPaise: 600 });
  expect(await handler({ vendorId })).toMatchObject({ drift: 0 });
});
