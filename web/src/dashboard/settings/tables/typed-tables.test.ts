import { expect, it } from 'vitest';
import { typedTables } from './typed-tables.ts';

it('reads a number, and nothing as no table', () => {
  expect(typedTables('numbers', '12')).toBe(12);
  expect(typedTables('numbers', '')).toBe(0);
});

it('reads a name from each line that has one', () => {
  expect(typedTables('names', ' Garden 1\n\nHall \r\n7')).toEqual(['Garden 1', 'Hall', '7']);
});
