import { expect, it } from 'vitest';
import { labelIn } from './card-words.ts';

it.each([
  ['Table 7', 'टेबल 7'],
  ['Table 07', 'टेबल 07'],
  ['Garden 1', 'Garden 1'],
  ['Table by the window', 'Table by the window'],
])('labels %s as %s', (label, expected) => {
  expect(labelIn('hi', label)).toBe(expected);
  expect(labelIn('en', label)).toBe(label);
});
