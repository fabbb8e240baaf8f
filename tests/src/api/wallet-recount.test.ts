import { keys } from '@thali/functions/table/keys';
import { beforeAll, expect, test, vi } from 'vitest';
import { changeRow, deleteRow, putRows, readRow } from '../support/test-table.ts';
import { openWallet, type TestWallet } from '../support/wallet.ts';
import { type WalletHere, walletHere } from '../support/wallet-here.ts';

let here: WalletHere;
let mess: TestWallet;
let orders: string[];
beforeAll(async () => {
  here = await walletHere();
  mess = await openWallet();
  orders = await mess.owe(100, 200, 300);
  await here.deliver((await mess.begun(3)).orderId);
}, 60_000);

type Key = { PK: string; SK: string };

/** What each row is put out of joint by, and what the recount says to it. */
const tampered: [string, () => Key, Record<string, unknown>, RegExp][] = [
  ['more owed', () => keys.walletTotals(mess.vendor.id), { accruedPaise: 601 }, /^totals: accrued/],
  ['more paid', () => keys.walletTotals(mess.vendor.id), { settledPaise: 600 }, /^totals: settled/],
  ['a balance', () => keys.walletTotals(mess.vendor.id), { balancePaise: 1 }, /^totals: balance/],
  ['covered fees', () => keys.walletTotals(mess.vendor.id), { coveredFees: 3 }, /coveredFees is 3/],
  ['a fee', () => keys.walletFee(mess.vendor.id, 2), { amountPaise: 199 }, /^totals|^fee 2|order/],
  ['a place', () => keys.walletFee(mess.vendor.id, 2), { accruedPaise: 299 }, /^fee 2/],
  [
    'whose fee',
    () => keys.walletFee(mess.vendor.id, 2),
    { orderId: 'other' },
    /no completed order/,
  ],
  ['a credit', () => keys.walletCredit(mess.vendor.id, 1), { owedPaise: -301 }, /settledPaise/],
  ['an order', () => keys.order(orders[0] ?? ''), { feePaise: 300 }, /says another amount/],
  ['a status', () => keys.order(orders[2] ?? ''), { status: 'cancelled' }, /no completed order/],
];

const drifts = async () => (await here.recountWallet(mess.vendor.id)).drifts;

test.each(tampered)(
  'a recount finds %s that somebody changed',
  async (_what, keyOf, change, says) => {
    const key = keyOf();
    const row = await readRow(key);
    await changeRow(key, change);
    const found = await drifts();
    expect(found.length).toBeGreaterThan(0);
    expect(found.join('\n')).toMatch(new RegExp(says.source, 'm'));
    await putRows(row ? [row] : []);
    expect(await drifts()).toEqual([]);
  },
);

test.each([
  ['a fee', () => keys.walletFee(mess.vendor.id, 3)],
  ['a credit', () => keys.walletCredit(mess.vendor.id, 1)],
])('and %s that is gone', async (_what, keyOf) => {
  const row = await readRow(keyOf());
  await deleteRow(keyOf());
  expect((await drifts()).length).toBeGreaterThan(0);
  await putRows(row ? [row] : []);
  expect(await drifts()).toEqual([]);
});

test('the day that begins with other sums than those before it', async () => {
  const [day] = await here.readDays(mess.vendor.id, '2000-01-01', '2099-12-31');
  const key = keys.walletDay(mess.vendor.id, day?.date ?? '');
  await changeRow(key, { accruedPaise: 5 });
  expect(await drifts()).toEqual([`day ${day?.date}: accruedPaise is 5, counted 0`]);
  await changeRow(key, { accruedPaise: 0 });
  expect(await drifts()).toEqual([]);
});

test('the job fails while a wallet drifts, and changes nothing', async () => {
  const { handler } = await import('@thali/functions/operations/recount-wallets.lambda');
  const { log } = await import('@thali/functions/logs/log');
  const vendorId = mess.vendor.id;
  expect(await handler({ vendorId })).toEqual({ wallets: 1, entries: 4, drift: 0 });
  const key = keys.walletTotals(vendorId);
  await changeRow(key, { accruedPaise: 700 });
  const told = vi.spyOn(log, 'error').mockImplementation(() => {});
  await expect(handler({ vendorId })).rejects.toThrow('do not add up');
  expect(told.mock.calls).toEqual([
    ['a wallet drifts', { vendor_id: vendorId, drifts: [expect.stringContaining('700')] }],
    ['invocation failed', expect.objectContaining({ error: expect.any(Error) })],
  ]);
  expect(await readRow(key)).toMatchObject({ accruedPaise: 700 });
  await changeRow(key, { accruedPaise: 600 });
  expect(await handler({ vendorId })).toMatchObject({ drift: 0 });
});
