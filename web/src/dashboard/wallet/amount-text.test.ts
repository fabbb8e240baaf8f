import { expect, it } from 'vitest';
import { amountProblem, canPay } from './amount-text.ts';

const invalid = 'Please enter a valid amount';
const tooMuch = 'Payment amount cannot exceed pending fees';

it.each([
  ['24', undefined],
  ['24.00', undefined],
  ['0.01', undefined],
  ['19.99', undefined],
  ['24.01', tooMuch],
  ['1e3', invalid],
  ['₹ 20/-', undefined],
  ['Rs. 1,200', tooMuch],
  ['', invalid],
  [' ', invalid],
  ['0', invalid],
  ['-5', invalid],
  ['−5', invalid],
  ['(5)', invalid],
  ['abc', invalid],
  ['0.001', invalid],
  ['Infinity', invalid],
])('checks the amount %j of 24 rupees: %s', (typed, problem) => {
  expect(amountProblem(typed, 24)).toBe(problem);
});

it.each([
  ['24', 24, true],
  ['25', 24, true],
  ['', 24, false],
  ['0', 24, false],
  ['-1', 24, false],
  ['x', 24, false],
  ['1', 0, false],
])('enables the button for %j of %d rupees: %s', (typed, available, can) => {
  expect(canPay(typed, available)).toBe(can);
});
