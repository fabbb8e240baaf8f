import { expect, it } from 'vitest';
import { minimumProblem } from './minimum-order.ts';

it.each([
  [79_99, 80, 'Minimum order is ₹80. Add dishes for ₹0.01 more.'],
  [80_00, 100, 'Minimum order is ₹100. Add dishes for ₹20 more.'],
  [0, 1234.5, 'Minimum order is ₹1,234.50. Add dishes for ₹1,234.50 more.'],
])('reports %i paise below a minimum of ₹%d', (dishesPaise, minimum, text) => {
  expect(minimumProblem(dishesPaise, minimum)).toBe(text);
});

it.each([
  [100_00, 100],
  [100_01, 100],
  [0, undefined],
])('accepts %i paise for a minimum of %s', (dishesPaise, minimum) => {
  expect(minimumProblem(dishesPaise, minimum)).toBeUndefined();
});
