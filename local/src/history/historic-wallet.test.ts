import { pendingPaise, type WalletTotals } from '@thali/functions/ledger/ledger-rows';
import { toIst } from '@thali/shared/time/ist';
import { expect, test } from 'vitest';
import { demoVendor } from '../demo/demo-vendor-demo.ts';
import { demoIds } from '../seed/demo-ids.ts';
import { historyDays } from '../seed/demo-vendor-rows.ts';
import { historicOrders } from './historic-orders.ts';
import { historicWallet } from './historic-wallet.ts';

const now = new Date('2026-11-20T15:30:00+05:30');
const vendorId = demoIds.vendor('demo');
const orders = Array.from({ length: historyDays + 1 }, (_, daysAgo) =>
  historicOrders(demoVendor, 80, daysAgo, now),
).flat();
const wallet = historicWallet(vendorId, orders);
const completed = orders.filter(({ status }) => status === 'completed');

const rowsOf = (kind: string) =>
  wallet.baseRows
    .filter(({ SK }) => String(SK).startsWith(kind))
    .sort((a, b) => String(a.SK).localeCompare(String(b.SK)));
const sum = (rows: readonly Record<string, unknown>[], field: string) =>
  rows.reduce((total, row) => total + Number(row[field]), 0);
const [totals] = rowsOf('TOTALS') as unknown as WalletTotals[];

test('gives the same wallet for any sequence of the orders', () => {
  expect(historicWallet(vendorId, orders.toReversed())).toEqual(wallet);
});

test('enters one fee for each completed order, by time', () => {
  const feesByOrder = new Map(wallet.fees.map((fee) => [fee.orderId, fee]));
  expect(wallet.fees).toHaveLength(completed.length);
  expect(feesByOrder.size).toBe(completed.length);
  for (const order of completed) {
    expect(feesByOrder.get(order.id)).toMatchObject({
      amountPaise: order.feePaise,
      createdAt: order.updatedAt,
      accruedPaise: wallet.feesUpToPaise.get(order.id),
    });
  }
  expect(wallet.fees.map(({ number }) => number)).toEqual(wallet.fees.map((_, index) => index + 1));
  const times = wallet.fees.map(({ createdAt }) => String(createdAt));
  expect(times.toSorted()).toEqual(times);
});

test('has totals that equal the sums of the rows', () => {
  const credits = rowsOf('CREDIT#');
  expect(totals).toMatchObject({
    fees: wallet.fees.length,
    credits: credits.length,
    settlements: rowsOf('SETTLEMENT#').length,
    paidSettlements: credits.length,
    accruedPaise: sum(wallet.fees, 'amountPaise'),
    settledPaise: -sum(credits, 'owedPaise'),
    correctedPaise: 0,
    balancePaise: 0,
    reservations: [],
  });
  const covered = wallet.fees.filter((fee) => Number(fee.accruedPaise) <= sumSettled());
  expect(totals?.coveredFees).toBe(covered.length);
  let accruedPaise = 0;
  for (const fee of wallet.fees) {
    accruedPaise += Number(fee.amountPaise);
    expect(fee.accruedPaise).toBe(accruedPaise);
  }
});

test('settles all open fees each Monday, so one week at most is open', () => {
  const settlements = rowsOf('SETTLEMENT#');
  expect(settlements.length).toBeGreaterThanOrEqual(8);
  for (const { createdAt, closedAt, status, type } of settlements) {
    expect(toIst(new Date(String(createdAt)))).toMatchObject({ weekday: 'Monday' });
    expect([status, type, closedAt]).toEqual(['settled', 'settlement', createdAt]);
  }
  const monday = Date.parse('2026-11-16T00:30:00+05:30');
  const open = wallet.fees.filter(({ createdAt }) => Date.parse(String(createdAt)) >= monday);
  expect(totals && pendingPaise(totals)).toBe(sum(open, 'amountPaise'));
  expect(open.length).toBeGreaterThan(0);
});

test('starts each day with the sums of the days before', () => {
  for (const day of rowsOf('DAY#')) {
    const start = Date.parse(`${day.date}T00:00:00+05:30`);
    const isBefore = ({ createdAt }: Record<string, unknown>) =>
      Date.parse(String(createdAt)) < start;
    expect(day).toMatchObject({
      fees: wallet.fees.filter(isBefore).length,
      accruedPaise: sum(wallet.fees.filter(isBefore), 'amountPaise'),
      settledPaise: 0 - sum(rowsOf('CREDIT#').filter(isBefore), 'owedPaise'),
    });
  }
  expect(rowsOf('DAY#').length).toBeGreaterThan(50);
});

test('is empty without orders', () => {
  const { baseRows, fees } = historicWallet(vendorId, []);
  expect(fees).toEqual([]);
  expect(baseRows).toMatchObject([{ SK: 'TOTALS', revision: 0, fees: 0 }]);
});

function sumSettled(): number {
  return -sum(rowsOf('CREDIT#'), 'owedPaise');
}
