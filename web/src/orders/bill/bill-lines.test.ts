import type { Bill } from '@thali/shared/bills/bill.contract';
import { compositionSentence } from '@thali/shared/bills/bill-settings';
import { expect, test } from 'vitest';
import type { PrintLine } from '../printing/print-line.ts';
import { sampleOrder } from '../sample-order.ts';
import { billLines } from './bill-lines.ts';
import { sampleBill } from './sample-bill.ts';

const noTax = { taxable: null, cgst: null, sgst: null };

function textOf(bill: Bill): string[] {
  return billLines(bill, sampleOrder(bill.orderId)).map(lineText);
}

function lineText(line: PrintLine): string {
  if (line.kind === 'rule') return '-';
  return line.kind === 'text' ? line.text : `${line.left}: ${line.right}`;
}

test('shows the token and the table of the order', () => {
  const bill = sampleBill();
  const order = { ...sampleOrder(bill.orderId), token: 42, table: '7' };
  expect(billLines(bill, order).map(lineText)).toEqual(
    expect.arrayContaining(['Token: 42', 'Table: 7']),
  );
});

test('shows the registered name and the included tax on a tax invoice', () => {
  const lines = textOf(sampleBill());
  expect(lines.slice(0, 7)).toEqual([
    'Asha Mess',
    'Asha Foods LLP',
    '1 MG Road, Pune',
    'GSTIN 27AAPFU0939F1ZV',
    'FSSAI 11521999000123',
    '-',
    'Tax invoice',
  ]);
  expect(lines).toContain('No.: S/2026-27/000123');
  expect(lines).toContain('Date: 20 Nov 2026, 1:00 pm');
  expect(lines.slice(-9)).toEqual([
    'Food: ₹105.00',
    'Platform fee: ₹2.00',
    'Total: ₹107.00',
    'Paid: Cash',
    '-',
    'The price of the food includes 5% GST:',
    'Taxable value: ₹100.00',
    'CGST 2.5%: ₹2.50',
    'SGST 2.5%: ₹2.50',
  ]);
});

test('under the composition scheme, shows the legal sentence instead of tax', () => {
  const lines = textOf(sampleBill({ scheme: 'composition', ...noTax }));
  expect(lines).toContain('Bill of supply');
  expect(lines).toContain(compositionSentence);
  expect(lines.filter((line) => /GST [25]/.test(line))).toEqual([]);
});

test('shows only the name of an unregistered mess', () => {
  const bill = sampleBill({ scheme: 'none', ...noTax, platformFee: 0, seller: { name: 'Asha' } });
  const lines = textOf(bill);
  expect(lines.slice(0, 3)).toEqual(['Asha', '-', 'Bill']);
  expect(lines.join()).not.toMatch(/GST|FSSAI|Platform fee/);
});
