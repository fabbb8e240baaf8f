import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { settlementAmountProblem, settlementTexts } from './settlement-amount.ts';

test('has the texts of the specification', () => {
  expect(settlementTexts).toEqual({
    invalid: 'Please enter a valid amount',
    tooMuch: 'Payment amount cannot exceed pending fees',
  });
});

it.each([undefined, null, 0, -0, -1, -0.01, Number.NaN, Number.POSITIVE_INFINITY])(
  'refuses %s for any amount of pending fees',
  (rupees) => {
    expect(settlementAmountProblem(rupees, 10_00)).toBe('invalid');
    expect(settlementAmountProblem(rupees, 0)).toBe('invalid');
  },
);

it.each([0.001, 1.005, 0.009, 9.999, 1e-9])(
  'refuses %s, which is not a whole number of paise',
  (rupees) => {
    expect(settlementAmountProblem(rupees, 10_00)).toBe('invalid');
  },
);

it.each([
  [10, 10_00, undefined],
  [0.01, 1, undefined],
  [0.29, 29, undefined],
  [1.1, 110, undefined],
  [10.01, 10_00, 'tooMuch'],
  [0.01, 0, 'tooMuch'],
  [1e9, 10_00, 'tooMuch'],
])('checks %d rupees of %d pending paise: %s', (rupees, availablePaise, problem) => {
  expect(settlementAmountProblem(rupees, availablePaise)).toBe(problem);
});

it('accepts every whole paisa up to the pending fees and refuses more', () => {
  const amounts = fc.integer({ min: 1, max: 1e9 });
  const property = fc.property(amounts, fc.nat(1e9), (paise, availablePaise) => {
    const problem = settlementAmountProblem(paise / 100, availablePaise);
    expect(problem).toBe(paise > availablePaise ? 'tooMuch' : undefined);
  });
  fc.assert(property);
});
