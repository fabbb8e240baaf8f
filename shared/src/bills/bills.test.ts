import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billNumber, billYear } from './bill-number.ts';
import { BillSettingsChange } from './bill-settings.ts';
import { billTax } from './bill-tax.ts';
import { isFssai } from './fssai.ts';

describe('the FSSAI number', () => {
  it.each([
    ['11521999000123', true],
    ['21521999000123', true],
    ['31521999000123', false],
    ['1152199900012', false],
    ['115219990001234', false],
    ['1152199900012A', false],
  ])('accepts %s: %s', (text, isValid) => {
    expect(isFssai(text)).toBe(isValid);
  });
});

describe('the number of a bill', () => {
  it.each([
    ['2026-03-31', '2025-26'],
    ['2026-04-01', '2026-27'],
    ['2027-01-01', '2026-27'],
    ['2099-12-31', '2099-00'],
  ])('puts %s into the financial year %s', (date, year) => {
    expect(billYear(date)).toBe(year);
  });

  it.each([
    [1, 'S/2026-27/000001'],
    [999_999, 'S/2026-27/999999'],
    [1_000_000, 'S2026-27/1000000'],
  ])('for the bill %i of a year is %s', (count, number) => {
    expect(billNumber('2026-27', count)).toBe(number);
    expect(number).toMatch(/^[A-Z0-9/-]{1,16}$/);
  });
});

describe('the tax that a price contains', () => {
  it('is 5 of 105, in two equal halves, and adds up to the price', () => {
    expect(billTax('regular', 105_00)).toEqual({
      taxablePaise: 100_00,
      cgstPaise: 2_50,
      sgstPaise: 2_50,
    });
    fc.assert(
      fc.property(fc.nat({ max: 999_999_99 }), (food) => {
        const { taxablePaise = 0, cgstPaise = 0, sgstPaise = 0 } = billTax('regular', food) ?? {};
        expect(taxablePaise + cgstPaise + sgstPaise).toBe(food);
        expect(cgstPaise).toBe(sgstPaise);
        expect(Math.abs(cgstPaise + sgstPaise - (food * 5) / 105)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each(['none', 'composition'] as const)('shows no tax under the scheme %s', (scheme) => {
    expect(billTax(scheme, 105_00)).toBeUndefined();
  });
});

describe('the settings', () => {
  it('accepts numbers as people type them', () => {
    const settings = {
      isOn: true,
      scheme: 'regular',
      fssai: '1152 1999 000123',
      gstin: ' 27aapfu0939f1zv',
    };
    expect(BillSettingsChange.parse(settings)).toEqual({
      isOn: true,
      scheme: 'regular',
      fssai: '11521999000123',
      gstin: '27AAPFU0939F1ZV',
    });
  });

  it.each([
    { isOn: true, scheme: 'composition' },
    { isOn: true, scheme: 'none', fssai: '123' },
    { isOn: true, scheme: 'none', gstin: '27AAPFU0939F1ZW' },
    { isOn: true, scheme: 'vat' },
  ])('refuses %j', (settings) => {
    expect(BillSettingsChange.safeParse(settings).success).toBe(false);
  });
});
