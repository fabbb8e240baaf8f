import { expect, it } from 'vitest';
import { phoneCountries } from './phone-countries.ts';
import { isValidPhone } from './phone-number.ts';

/** Rule: phones-2 */
it.each([
  [10, 10, ['IN', 'US', 'CA', 'FR', 'MX', 'RU', 'TR', 'EG', 'PK', 'NP', 'PH']],
  [10, 11, ['GB', 'IT', 'BR', 'JP', 'KR', 'NG', 'BD']],
  [9, 9, ['AU', 'ES', 'NL', 'AE', 'SA', 'ZA', 'KE', 'LK', 'TH']],
  [10, 12, ['DE']],
  [11, 11, ['CN']],
  [8, 8, ['SG']],
  [9, 10, ['MY', 'VN']],
  [9, 12, ['ID']],
])('allows %i to %i digits in %j', (fewest, most, codes) => {
  const countries = phoneCountries.filter(({ code }) => codes.includes(code));
  expect(countries).toHaveLength(codes.length);
  expect(new Set(countries.map(({ minDigits, maxDigits }) => `${minDigits} ${maxDigits}`))).toEqual(
    new Set([`${fewest} ${most}`]),
  );
});

it('allows 7 to 15 digits in all other countries', () => {
  const check = (digits: number) =>
    isValidPhone({ countryCode: 'XX', national: '7'.repeat(digits) });
  expect([6, 7, 15, 16].map(check)).toEqual([false, true, true, false]);
});
