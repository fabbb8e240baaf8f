import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { financialYear, integratedTaxWithin, receiptNumber, taxWithin } from './receipt-tax.ts';

it('splits a price into tax and taxable value without losing a paisa', async () => {
  expect(taxWithin(1_999_00, 18)).toEqual({
    taxablePaise: 1_694_06,
    cgstPaise: 152_47,
    sgstPaise: 152_47,
  });
  await fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.integer({ min: 0, max: 40 }),
      (paidPaise, rate) => {
        const { taxablePaise, cgstPaise, sgstPaise } = taxWithin(paidPaise, rate);
        expect(taxablePaise + cgstPaise + sgstPaise).toBe(paidPaise);
        expect(sgstPaise).toBe(cgstPaise);
        const integrated = integratedTaxWithin(paidPaise, rate);
        expect(integrated.taxablePaise + integrated.igstPaise).toBe(paidPaise);
        expect(Math.abs(integrated.igstPaise - 2 * cgstPaise)).toBeLessThanOrEqual(1);
        // The maximum difference: half a paisa of rounding and its effect on the taxable value.
        expect(Math.abs((taxablePaise * rate) / 200 - cgstPaise)).toBeLessThanOrEqual(0.71);
      },
    ),
  );
});

it.each([
  ['2026-03-31', '2526'],
  ['2026-04-01', '2627'],
  ['2099-12-31', '9900'],
])('finds the financial year of %s: %s', (date, year) => {
  expect(financialYear(date)).toBe(year);
});

it('creates receipt numbers of at most 16 characters', () => {
  expect(receiptNumber('2627', 1)).toBe('TH/2627/000001');
  expect(receiptNumber('2627', 99_999_999)).toHaveLength(16);
});
