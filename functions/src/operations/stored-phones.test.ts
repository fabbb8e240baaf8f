import { phoneCountries } from '@thali/shared/phone/phone-countries';
import { contactPhone } from '@thali/shared/phone/phone-number';
import { expect, it } from 'vitest';
import { storedPhones } from './stored-phones.ts';

it('lists all notations of a phone that an order may contain', () => {
  expect(storedPhones('+919876543210')).toEqual([
    '+919876543210',
    '+9109876543210',
    '919876543210',
    '9109876543210',
    '0919876543210',
    '00919876543210',
    '009109876543210',
    '+00919876543210',
  ]);
  expect(storedPhones('+33612345678')).toContain('+330612345678');
});

it('keeps a phone of an unknown country', () => {
  expect(storedPhones('+353871234567')).toEqual(['+353871234567']);
});

it.each(phoneCountries.filter(({ dialCode, code }) => dialCode && code !== 'IT'))(
  'lists only notations of the same phone of $name',
  ({ dialCode, maxDigits, code }) => {
    const digits = code === 'FR' ? 9 : maxDigits;
    const full = `+${dialCode}${'9'.repeat(digits)}`;
    for (const stored of storedPhones(full)) {
      const national = stored.slice(stored.indexOf(dialCode) + dialCode.length).replace(/^0/, '');
      expect([stored, contactPhone(`+${dialCode}${national}`)]).toEqual([stored, full]);
    }
  },
);
