import { isValidPhone, type PhoneValue } from '@thali/shared/phone/phone-number';
import { expect, it } from 'vitest';
import { toNationalNumber, typedPhone } from './typed-phone.ts';

const india = { countryCode: 'IN', national: '' };

/** Types a text letter by letter, then leaves the field. */
function type(text: string, at = india): { seen: string[]; phone: PhoneValue } {
  const seen: string[] = [];
  let phone: PhoneValue = at;
  for (const letter of text) {
    phone = typedPhone(phone.national + letter, phone);
    seen.push(phone.national);
  }
  return { seen, phone: toNationalNumber(phone.national, phone.countryCode) ?? phone };
}

const paste = (text: string, countryCode = 'IN') => typedPhone(text, { ...india, countryCode });

const notations = [
  '+919876543210',
  '919876543210',
  '91 98765 43210',
  '(+91) 98765 43210',
  '0091 98765 43210',
  '\u202a+91 98765 43210\u202c',
  '0 98765 43210',
  '98765-43210',
  '९८७६५ ४३२१०',
];

it.each(notations)('reads %j, pasted or autofilled, as 98765 43210', (text) => {
  const { countryCode, national } = paste(text);
  expect([countryCode, national.replace(' ', '')]).toEqual(['IN', '9876543210']);
});

it.each(notations)('reads %j, typed letter by letter, as 98765 43210', (text) => {
  const { phone } = type(text);
  expect(isValidPhone(phone)).toBe(true);
  expect([phone.countryCode, phone.national.replace(' ', '')]).toEqual(['IN', '9876543210']);
});

it('never removes a typed digit', () => {
  const { seen } = type('+91 98765 43210');
  expect(seen.slice(0, 7)).toEqual(['', '9', '91', '91 ', '91 9', '91 98', '91 987']);
  expect(seen.at(-1)).toBe('91 98765 43210');
});

it('keeps the groups of the text', () => {
  expect(paste('+91 98765 43210').national).toBe('98765 43210');
  expect(paste('+91 (51234) 567-89').national).toBe('51234 56789');
  expect(paste('(98765)-43210x').national).toBe('9876543210');
  expect(paste('0398765432', 'IT').national).toBe('0398765432');
});

it('keeps a national number that begins with the digits of the dial code', () => {
  expect(type('9198765432').phone.national).toBe('9198765432');
  expect(paste('91987 65432').national).toBe('91987 65432');
});

it('chooses the country only from a pasted number with + or 00', () => {
  expect(paste('+44 7123 456789')).toEqual({ countryCode: 'GB', national: '7123 456789' });
  expect(paste('0065 9876 5432')).toEqual({ countryCode: 'SG', national: '9876 5432' });
  expect(paste('447123456789')).toEqual({ countryCode: 'IN', national: '447123456789' });
  expect(type('+447123456789').phone.countryCode).toBe('IN');
});
