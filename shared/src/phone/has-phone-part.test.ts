import { expect, it } from 'vitest';
import { hasPhonePart } from './has-phone-part.ts';

it.each([
  '98765 12345',
  '098765 12345',
  '+91 98765 12345',
  '91-98765-12345',
  '(+91) 98765 12345',
  '+91 098765 12345',
  '0091 98765 12345',
  '\u202a+91 98765 12345\u202c',
  '\u206698765\u00a012345\u2069',
  '९८७६५ १२३४५',
  '98765\u201112345',
  '2345',
  '098765',
  '45',
  '+91',
])('finds +919876512345 with the search %j', (search) => {
  expect(hasPhonePart('+919876512345', search)).toBe(true);
});

it.each(['', '+', '-', 'a98765', '98765 12346', '04', '+44 98765 12345'])(
  'does not find +919876512345 with the search %j',
  (search) => {
    expect(hasPhonePart('+919876512345', search)).toBe(false);
  },
);

it('finds a foreign number in each notation', () => {
  for (const search of ['+33 6 12 34 56 78', '0612345678', '0033612345678'])
    expect(hasPhonePart('+33612345678', search)).toBe(true);
});

it('finds a number stored in another notation', () => {
  for (const stored of ['00919876543210', '+9109876543210', '0919876543210'])
    expect(hasPhonePart(stored, '+91 98765 43210')).toBe(true);
});
