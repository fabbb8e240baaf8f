import { expect, it } from 'vitest';
import { pluralIn } from './plural.ts';

it.each([
  ['hi', [0, 1, 2], ['घंटा', 'घंटा', 'घंटे']],
  ['mr', [0, 1, 2], ['घंटे', 'घंटा', 'घंटे']],
])('uses the plural rules of %s', (language, counts, expected) => {
  const plural = pluralIn(language);
  expect(counts.map((count) => plural(count, { one: 'घंटा', other: 'घंटे' }))).toEqual(expected);
});
