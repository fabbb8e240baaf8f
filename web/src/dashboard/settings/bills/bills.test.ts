import { describe, expect, test } from 'vitest';
import { sampleBill } from '../../../orders/bill/sample-bill.ts';
import { draftOf, settingsOf } from './bill-draft.ts';
import { billsCsv } from './bills-csv.ts';

test('writes a row for each bill of a month, with amounts as plain numbers', () => {
  const untaxed = { scheme: 'none', taxable: null, cgst: null, sgst: null } as const;
  const served = { token: 42, table: '7', serviceMode: 'dine_in' } as const;
  const bills = [sampleBill(served), sampleBill({ ...untaxed, seller: { name: 'Asha' } })];
  const { name, content } = billsCsv(bills, '2026-11', 'asha');
  expect(name).toBe('thali-asha-bills-2026-11.csv');
  expect(content.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Number,Date,Order,Token,Table,Served as,Food and parcel,Taxable value,CGST,SGST,Platform fee,Total paid,Paid by,GSTIN',
    'S/2026-27/000123,2026-11-20,ABCDEF,42,7,Eat here,105.00,100.00,2.50,2.50,2.00,107.00,Cash,27AAPFU0939F1ZV',
    'S/2026-27/000123,2026-11-20,ABCDEF,,,,105.00,,,,2.00,107.00,Cash,',
    '',
  ]);
});

describe('settingsOf', () => {
  test('trims texts and drops empty fields', () => {
    const draft = { ...draftOf(undefined), isOn: true, fssai: ' 1152 1999 000123 ' };
    expect(settingsOf(draft)).toEqual({ isOn: true, scheme: 'none', fssai: '11521999000123' });
  });

  test('uses the GSTIN of the receipts until the vendor types a GSTIN', () => {
    const draft = { ...draftOf(undefined), scheme: 'regular' } as const;
    expect(settingsOf(draft, '27AAPFU0939F1ZV')).toHaveProperty('gstin', '27AAPFU0939F1ZV');
    const typed = { ...draft, gstin: '29AAPFU0939F1ZR', isGstinTyped: true };
    expect(settingsOf(typed, '27AAPFU0939F1ZV')).toHaveProperty('gstin', '29AAPFU0939F1ZR');
  });
});
