import { expect, it } from 'vitest';
import { typedDigits } from './report-payment.tsx';

it.each([
  ['4321', '4321'],
  ['4321 9876 5432', '432198765432'],
  ['UTR: 4321-9876-5432', '432198765432'],
  ['T2311261234567890', '261234567890'],
  ['४३२१', '4321'],
  ['abc', ''],
  ['₹122 paid, UTR 432198765432', '₹122 paid, UTR 432198765432'],
])('reads the reference %s as %s', (typed, digits) => {
  expect(typedDigits(typed)).toBe(digits);
});
