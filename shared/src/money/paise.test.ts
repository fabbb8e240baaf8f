import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPaise, formatRupees, formatShortRupees, toPaise, toRupees } from './paise.ts';

/** Ten times the maximum amount of an order. */
const paise = fc.nat({ max: 9_999_999_99 });

describe('rounding', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [0.1 + 0.2, 30],
    [1.15, 115],
    [19.99, 1999],
    [22.5, 2250],
    [60.004, 6000],
    [60.006, 6001],
    [999_999.99, 999_999_99],
  ])('Rs %d are %i paise', (rupees, expected) => {
    expect(toPaise(rupees)).toBe(expected);
  });

  it('converts paise to rupees and back without loss', () => {
    fc.assert(
      fc.property(paise, (amount) => {
        expect(toPaise(JSON.parse(JSON.stringify(toRupees(amount))))).toBe(amount);
      }),
    );
  });

  it('converts a written amount with two decimals exactly', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999 }), fc.nat({ max: 99 }), (rupees, paise) => {
        const text = `${rupees}.${String(paise).padStart(2, '0')}`;
        expect(toPaise(Number(text))).toBe(rupees * 100 + paise);
        expect(toRupees(rupees * 100 + paise).toFixed(2)).toBe(text);
      }),
    );
  });

  it('accepts the rounding errors of a client that adds rupees', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 99_999_99 }), { maxLength: 50 }), (amounts) => {
        const sum = amounts.reduce((total, amount) => total + toRupees(amount), 0);
        expect(toPaise(sum)).toBe(amounts.reduce((total, amount) => total + amount, 0));
      }),
    );
  });
});

describe('formatting', () => {
  it.each([
    [0, '₹0.00'],
    [5, '₹0.05'],
    [45_50, '₹45.50'],
    [999_99, '₹999.99'],
    [1_000_00, '₹1,000.00'],
    [1_23_456_00, '₹1,23,456.00'],
    [9_99_999_99, '₹9,99,999.99'],
    [1_00_00_000_00, '₹1,00,00,000.00'],
  ])('%i paise are %s', (amount, text) => {
    expect(formatPaise(amount)).toBe(text);
  });

  it('formats amounts like the browser’s Indian locale', () => {
    const indian = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999_99, max: 9_99_99_99_999_99 }), (amount) => {
        expect(formatPaise(amount)).toBe(indian.format(toRupees(amount)));
      }),
    );
  });

  it('groups digits as in India, with two decimals, without loss', () => {
    fc.assert(
      fc.property(paise, (amount) => {
        const text = formatPaise(amount);
        expect(text).toMatch(/^₹(\d{1,3}|\d{1,2}(,\d\d)*,\d{3})\.\d\d$/);
        expect(toPaise(Number(text.replaceAll(/[₹,]/g, '')))).toBe(amount);
        expect(formatRupees(toRupees(amount))).toBe(text);
      }),
    );
  });

  it.each([
    [110, '₹110'],
    [1_100, '₹1,100'],
    [45.5, '₹45.50'],
    [-20, '-₹20'],
    [0, '₹0'],
  ])('shows %d rupees in a sentence as %s', (rupees, text) => {
    expect(formatShortRupees(rupees)).toBe(text);
  });
});
