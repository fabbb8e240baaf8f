import { expect, it } from 'vitest';
import { choiceCountsProblem } from './choice-counts.ts';

const group = (minChoices: number, maxChoices: number, defaults: number, count = 3) => ({
  minChoices,
  maxChoices,
  choices: Array.from({ length: count }, (_, index) => ({ isDefault: index < defaults })),
});

it.each([
  [group(0, 1, 1), undefined],
  [group(3, 3, 3), undefined],
  [group(2, 1, 0), 'minChoices'],
  [group(1, 4, 0), 'maxChoices'],
  [group(0, 1, 2), 'choices'],
])('finds the problem in %s: case %#', (counts, field) => {
  expect(choiceCountsProblem(counts)?.field).toBe(field);
});
