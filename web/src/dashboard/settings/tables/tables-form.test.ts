import { expect, it } from 'vitest';
import { tablesOf } from './tables-form.tsx';

it('reads a number, and an empty text as no table', () => {
  expect(tablesOf({ way: 'numbers', text: '12' })).toBe(12);
  expect(tablesOf({ way: 'numbers', text: '' })).toBe(0);
});

it('reads a name from each line with text', () => {
  const text = ' Garden 1\n\nHall \r\n7';
  expect(tablesOf({ way: 'names', text })).toEqual(['Garden 1', 'Hall', '7']);
});
