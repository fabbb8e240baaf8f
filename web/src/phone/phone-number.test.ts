import { describe, expect, it } from 'vitest';
import { phoneCountries } from './phone-countries.ts';
import { fullPhone, isValidPhone, typedNational } from './phone-number.ts';

const check = (countryCode: string, national: string) => isValidPhone({ countryCode, national });

describe('phone number', () => {
  it('knows 33 countries, India first', () => {
    expect(phoneCountries).toHaveLength(33);
    expect(phoneCountries[0]?.code).toBe('IN');
    expect(new Set(phoneCountries.map(({ code }) => code)).size).toBe(33);
  });

  it('wants 10 digits from 6 to 9 in India, spaces aside', () => {
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

  it('keeps digits and spaces, and sends the dial code in front', () => {
    expect(typedNational('(98765)-43210x', '91')).toBe('9876543210');
    expect(typedNational('+91 98765 43210', '91')).toBe('98765 43210');
    expect(fullPhone({ countryCode: 'IN', national: '98765 43210' })).toBe('+919876543210');
  });
});
