import { expect, it } from 'vitest';
import { lastMonths, monthName } from '../shared/months.ts';
import { sampleStatement } from './sample-wallet.ts';
import { statementCsv } from './statement-csv.ts';
import { statementText } from './statement-text.ts';

const now = new Date('2026-11-20T07:00:00Z');

it('lists months back from the current month in India', () => {
  const months = lastMonths(new Date('2026-12-31T18:30:00Z'));
  expect(months.slice(0, 3)).toEqual(['2027-01', '2026-12', '2026-11']);
  expect(months).toHaveLength(24);
  expect(new Set(months).size).toBe(24);
  expect(months.at(-1)).toBe('2025-02');
  expect(monthName('2026-11')).toBe('November 2026');
});

it('calculates the closing balance line by line, with signs', () => {
  const { title, sums, asOf, dueToVendor } = statementText(sampleStatement(), now);
  expect(title).toBe('Statement November 2026');
  expect(sums).toEqual([
    { name: 'Balance at the start', amount: '₹20.00' },
    { name: 'Fees of 3 completed orders', amount: '+₹7.00' },
    { name: 'Paid by you', amount: '−₹15.00' },
    { name: 'Corrected by Thali', amount: '−₹2.00' },
    { name: 'Balance at the end of the month', amount: '₹10.00', isTotal: true },
  ]);
  expect([asOf, dueToVendor]).toEqual([undefined, undefined]);
});

it('lists the days with their totals, and the settlements', () => {
  const { days, dayTotals, settlements, settlementTotals } = statementText(sampleStatement(), now);
  expect(days).toEqual([
    ['2 Nov', '2', '+₹5.00', '−₹15.00', '₹0.00', '₹10.00'],
    ['18 Nov', '1', '+₹2.00', '₹0.00', '−₹2.00', '₹10.00'],
  ]);
  expect(dayTotals).toEqual(['Total', '3', '+₹7.00', '−₹15.00', '−₹2.00', '₹10.00']);
  expect(settlements).toEqual([
    ['S000001', 'Settlement', 'pay_1', '18 Nov', '₹15.00'],
    ['S000002', 'Correction', '=Refund of a fee', '18 Nov', '-₹2.00'],
  ]);
  expect(settlementTotals).toEqual(['Total paid', '', '', '', '₹15.00']);
});

it('marks a running month, and shows the money held for the vendor', () => {
  const text = statementText(sampleStatement({ isOpen: true, balance: 1500, orders: 1 }), now);
  expect(text.asOf).toBe('As of 20 Nov 2026. The month is still running.');
  expect(text.sums[1]?.name).toBe('Fees of 1 completed order');
  expect(text.sums.at(-1)?.name).toBe('Balance due');
  expect(text.dueToVendor).toBe('₹1,500.00');
});

it('writes a file with plain numbers and escaped texts', () => {
  const { name, content } = statementCsv(sampleStatement(), 'demo');
  expect(name).toBe('thali-demo-statement-2026-11.csv');
  expect(content.split('\r\n')).toEqual([
    '\uFEFFStatement,2026-11,Teen Katori Mess',
    '',
    'Date,Balance at start,Orders,Fees,Paid,Corrected,Balance at end',
    '2026-11-02,20.00,2,5.00,15.00,0.00,10.00',
    '2026-11-18,10.00,1,2.00,0.00,-2.00,10.00',
    'Total,20.00,3,7.00,15.00,-2.00,10.00',
    '',
    'Transaction ID,Type,Date,Amount,Status,Payment ID,Note',
    'S000001,Settlement,2026-11-18,15.00,settled,pay_1,',
    "S000002,Correction,2026-11-18,-2.00,settled,,'=Refund of a fee",
    '',
  ]);
});
