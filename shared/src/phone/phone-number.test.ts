import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryOf, phoneCountries } from './phone-countries.ts';
import { contactPhone, fullPhone, isValidPhone, readPhone, toE164 } from './phone-number.ts';

const check = (countryCode: string, national: string) => isValidPhone({ countryCode, national });

describe('phone number', () => {
  it('can belong to 33 countries, India first', () => {
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

  /** The phone input removes a plus and brackets as a person types them. */
  it.each([
    '919876543210',
    '91 98765 43210',
    '0091 98765 43210',
    '0 98765 43210',
    '91 098765 43210',
    '\u202a91 98765 43210\u202c',
    '\u206698765\u00a043210\u2069',
    '98765\u200943210',
    '९८७६५ ४३२१०',
    '+९१ ९८७६५ ४३२१०',
    '９８７６５４３２１０',
  ])('is 98765 43210 in India after typing %j', (national) => {
    expect(check('IN', national)).toBe(true);
    expect(fullPhone({ countryCode: 'IN', national })).toBe('+919876543210');
  });

  it('keeps leading digits that only look like a dial code', () => {
    expect(fullPhone({ countryCode: 'IN', national: '9198765432' })).toBe('+919198765432');
    expect(fullPhone({ countryCode: 'IN', national: '91 91987 65432' })).toBe('+919198765432');
    expect(fullPhone({ countryCode: 'DE', national: '4921123456' })).toBe('+494921123456');
    expect(fullPhone({ countryCode: 'RU', national: '8121234567' })).toBe('+78121234567');
  });

  it('removes a dial code that was typed without a plus', () => {
    expect(fullPhone({ countryCode: 'DE', national: '491512345678' })).toBe('+491512345678');
    expect(fullPhone({ countryCode: 'ID', national: '628123456789' })).toBe('+628123456789');
  });

  it('follows the rule of each other country', () => {
    expect(check('GB', '0712345678')).toBe(false);
    expect(check('GB', '7123456789')).toBe(true);
    expect(check('FR', '612345678')).toBe(false);
    expect(check('SG', '81234567')).toBe(true);
    expect(check('DE', '123456789012')).toBe(true);
    expect(check('XX', '1234567')).toBe(true);
    expect(check('XX', '123456')).toBe(false);
  });

  it('starts with the dial code in requests', () => {
    expect(fullPhone({ countryCode: 'IN', national: '98765 43210' })).toBe('+919876543210');
  });
});

describe('a full number', () => {
  it.each([
    ['+91 98765 43210', '+919876543210'],
    ['+91-98765-43210', '+919876543210'],
    ['(+91) 98765 43210', '+919876543210'],
    ['0091 98765 43210', '+919876543210'],
    ['0 98765 43210', '+919876543210'],
    ['+91 09876543210', '+919876543210'],
    ['+91 (0) 98765 43210', '+919876543210'],
    ['98765.43210', '+919876543210'],
    ['98765\u201343210', '+919876543210'],
    ['\u202a+91 98765 43210\u202c', '+919876543210'],
    ['\ufeff+91\u00a098765\u200943210\u200f', '+919876543210'],
    ['+९१ ९८७६५ ४३२१०', '+919876543210'],
    ['９８７６５４３２１０', '+919876543210'],
    ['0044 7123 456789', '+447123456789'],
    ['+44 (0)7123 456789', '+447123456789'],
    ['+4915123456789', '+4915123456789'],
    ['+49 0151 2345 6789', '+4915123456789'],
    ['+49 00151 2345 678', '+491512345678'],
    ['0049 30 1234 5678', '+493012345678'],
    ['+81 090 1234 5678', '+819012345678'],
    ['+81 90 1234 5678', '+819012345678'],
    ['+880 01712345678', '+8801712345678'],
    ['+33 06 12 34 56 78', '+33612345678'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['0033 612345678', '+33612345678'],
    ['+39 0612345678', '+390612345678'],
    ['0039 06 1234 5678', '+390612345678'],
    ['+7 812 123 45 67', '+78121234567'],
    ['9876543210', '+919876543210'],
    ['09876543210', '+919876543210'],
    ['919876543210', '+919876543210'],
    ['+6581234567', '+6581234567'],
    ['+12025550123', '+12025550123'],
    ['+447123456789', '+447123456789'],
  ])('of %s is %s', (text, full) => {
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
    '+49',
    '+353871234567',
    '98765 43210 / 98765 43211',
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
    'accepts the shortest and the longest number of $name, and refuses shorter and longer numbers',
    ({ code, dialCode, minDigits, maxDigits }) => {
      const number = (digits: number) => `+${dialCode}${'9'.repeat(digits)}`;
      for (const digits of [minDigits, maxDigits])
        expect(toE164(number(digits))).toBe(number(digits));
      for (const national of ['9'.repeat(minDigits - 1), '9'.repeat(maxDigits + 1)]) {
        expect(isValidPhone({ countryCode: code, national })).toBe(false);
      }
    },
  );
});

/** Accounts always stored their phone in E.164, without the 0 of domestic calls. */
const signInPhones = fc.constantFrom(...phoneCountries).chain((country) => {
  const [min, max] = country.code === 'FR' ? [9, 9] : [country.minDigits, country.maxDigits];
  const first = country.code === 'IN' ? '[6-9]' : '[1-9]';
  return fc
    .stringMatching(new RegExp(`^${first}\\d{${min - 1},${max - 1}}$`))
    .map((national) => `+${country.dialCode}${national}`);
});

it('does not change the phone of a stored account', () => {
  fc.assert(
    fc.property(signInPhones, (phone) => {
      expect(toE164(phone)).toBe(phone);
    }),
  );
});

describe('a pasted number', () => {
  it.each([
    ['+91 98765 43210', 'IN', 'IN', '9876543210'],
    ['Mobile: (+91) 98765-43210', 'IN', 'IN', '9876543210'],
    ['0091 98765 43210', 'GB', 'IN', '9876543210'],
    ['+44 7123 456789', 'IN', 'GB', '7123456789'],
    ['+65 9876 5432', 'IN', 'SG', '98765432'],
    ['+1 202 555 0123', 'IN', 'US', '2025550123'],
    ['+1 202 555 0123', 'CA', 'CA', '2025550123'],
    ['8 (916) 123-45-67', 'RU', 'RU', '9161234567'],
    ['+33 6 12 34 56 78', 'IN', 'FR', '0612345678'],
    ['098765 43210', 'IN', 'IN', '9876543210'],
    ['0412 345 678', 'AU', 'AU', '412345678'],
    ['9198765432', 'IN', 'IN', '9198765432'],
  ])('%s with the chosen country %s is in %s: %s', (text, chosenCountry, countryCode, national) => {
    expect(readPhone(text, chosenCountry)).toEqual({ countryCode, national });
  });

  it.each(['', '+', '+353 87 123 4567', '98765', '98765 43210, 98765 43211'])(
    'does not read %j',
    (text) => {
      expect(readPhone(text, 'IN')).toBeUndefined();
    },
  );

  it.each(phoneCountries)('of $name is the same number in each notation', ({ code, dialCode }) => {
    const national = {
      DE: '3012345678',
      SG: '91234567',
      CN: '13812345678',
      IT: '0612345678',
      FR: '0612345678',
    }[code];
    const digits = national ?? '9123456780'.slice(0, countryOf(code).minDigits);
    const full = code === 'FR' ? `+33${digits.slice(1)}` : `+${dialCode}${digits}`;
    const trunk = ['IT', 'SG', 'FR'].includes(code) ? '' : '0';
    for (const text of [
      `+${dialCode}${digits}`,
      `00${dialCode} ${digits}`,
      `(+${dialCode}) ${digits}`,
      `+${dialCode} ${trunk}${digits}`,
      `\u202a+${dialCode}\u00a0${digits}\u202c`,
    ])
      expect([text, toE164(text)]).toEqual([text, full]);
    for (const typedText of [digits, `${trunk}${digits}`, `00${dialCode}${digits}`]) {
      const phone = readPhone(typedText, code);
      expect([typedText, phone && toE164(fullPhone(phone))]).toEqual([typedText, full]);
    }
    expect(toE164(full)).toBe(full);
  });
});

describe('a contact number', () => {
  it.each([
    ['0091 98765 43210', '+919876543210'],
    ['00353 87 123 4567', '+353871234567'],
    ['+353-87-123-4567', '+353871234567'],
    ['\u202a022 2345 6789\u202c', '02223456789'],
  ])('%s is stored as %s', (text, stored) => {
    expect(contactPhone(text)).toBe(stored);
  });

  it.each(['', '12345', '0000000000', '+1234567890123456', 'call 9876543210'])(
    'refuses %j',
    (text) => {
      expect(contactPhone(text)).toBeUndefined();
    },
  );
});
