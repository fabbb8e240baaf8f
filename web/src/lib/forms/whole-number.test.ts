import { expect, it } from 'vitest';
import { normaliseWholeNumber, parseWholeNumber } from './whole-number.ts';

it.each([
  ['12', '12', 12],
  ['1,000', '1000', 1000],
  ['१२', '12', 12],
  ['05', '5', 5],
  ['-3', '-3', Number.NaN],
  ['−3', '−3', Number.NaN],
  ['(3)', '(3)', Number.NaN],
  ['-', '-', Number.NaN],
  ['', '', undefined],
  ['12.9', '12.9', Number.NaN],
  ['2 plates 40', '2 plates 40', Number.NaN],
  ['2 x 10', '2 x 10', Number.NaN],
  ['10 12', '10 12', Number.NaN],
  ['1000', '1000', 1000],
])('%s in a field for whole numbers becomes %s', (typed, text, whole) => {
  expect(normaliseWholeNumber(typed)).toBe(text);
  expect(parseWholeNumber(text)).toBe(whole);
});
