import { expect, it } from 'vitest';
import { tablesOf } from './tables-form.tsx';

it('reads a number, and an empty text as no tables', () => {
  expect(tablesOf({ naming: 'numbers', text: '12' })).toBe(12);
  expect(tablesOf({ naming: 'numbers', text: '' })).toBe(0);
  expect(tablesOf({ naming: 'numbers', text: '2 x 10' })).toBeNaN();
});

it('reads a name from each line that is not empty', () => {
  const text = ' Garden 1\n\nHall \r\n7';
  expect(tablesOf({ naming: 'names', text })).toEqual(['Garden 1', 'Hall', '7']);
});
