import { describe, expect, it } from 'vitest';
import { phoneCountries } from './phone-countries.ts';
import { fullPhone, isValidPhone, toE164 } from './phone-number.ts';

const check = (countryCode: string, national: string) => isValidPhone({ countryCode, national });

describe('phone number', () => {
  it('knows 33 countries, India first', () => {
    expect(phoneCountries).toHaveLength(33);
    expect(phoneCountries[0]?.code).toBe('IN');
    expect(new Set(phoneCountries.map(({ code }) => code)).size).toBe(33);
  });

  it('needs 10 digits in India, the first from 6 to 9, and ignores spaces', () => {
    expect(check('IN', '98765 43210')).toBe(true);
    expect(check('IN', '5876543210')).toBe(false);
    expect(check('IN', '987654321')).toBe(false);
    expect(check('IN', '98765432101')).toBe(false);
    expect(check('IN', '')).toBe(false);
  });

  it('follows the rule of each other country', () => {
    expect(check('GB', '0712345678')).toBe(false);
    expect(check('GB', '7123456789')).toBe(true);
    expect(check('SG', '81234567')).toBe(true);
    expect(check('DE', '123456789012')).toBe(true);
    expect(check('XX', '1234567')).toBe(true);
    expect(check('XX', '123456')).toBe(false);
  });

  it('is sent with the dial code in front', () => {
    expect(fullPhone({ countryCode: 'IN', national: '98765 43210' })).toBe('+919876543210');
  });
});

describe('a full number', () => {
  it.each([
    ['+91 98765 43210', '+919876543210'],
    ['+91-98765-43210', '+919876543210'],
    ['9876543210', '+919876543210'],
    ['09876543210', '+919876543210'],
    ['919876543210', '+919876543210'],
    ['+6581234567', '+6581234567'],
    ['+12025550123', '+12025550123'],
    ['+447123456789', '+447123456789'],
  ])('%s is %s', (text, full) => {
    expect(toE164(text)).toBe(full);
  });

  it.each([
    '',
    '+',
    '+91',
    '+915876543210',
    '05876543210',
    '009876543210',
    '+91987654321',
    '+9198765432101',
    '+440123456789',
    '+3531234567',
    '+658123456',
    '++919876543210',
    '+91 98765 4321x',
    '+91 98765 43210, +91 98765 43211',
    '\u0967\u0968\u0969',
  ])('refuses %s, which belongs to none of the 33 countries', (text) => {
    expect(toE164(text)).toBeUndefined();
  });

  it.each(phoneCountries)(
    'accepts the shortest and the longest number of $name, and none beyond',
    ({ code, dialCode, minDigits, maxDigits }) => {
      const number = (digits: number) => `+${dialCode}${'7'.repeat(digits)}`;
      for (const digits of [minDigits, maxDigits])
        expect(toE164(number(digits))).toBe(number(digits));
      for (const national of ['7'.repeat(minDigits - 1), '7'.repeat(maxDigits + 1)]) {
        expect(isValidPhone({ countryCode: code, national })).toBe(false);
      }
    },
  );
});
