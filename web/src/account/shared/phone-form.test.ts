import { expect, it } from 'vitest';
import { checkPhone } from './phone-form.tsx';

it.each([
  ['', 'Please enter your phone number'],
  [' ', 'Please enter your phone number'],
  ['12345', 'Please enter a valid phone number'],
  ['98765 43210', undefined],
])('phone %j: %s', (national, message) => {
  expect(checkPhone({ countryCode: 'IN', national })).toBe(message);
});
