import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { categoryFailure } from './menu-categories.ts';

const refusal = (message: string) => new ApiError({ status: 409, code: 'MENU_FULL', message });

it.each([
  [refusal('A menu holds at most 60 categories.'), 'A menu holds at most 60 categories.'],
  [refusal(''), 'Failed to create category.'],
  [new NetworkError(), 'Please check your connection.'],
  [new Error('No vendor selected.'), 'No vendor selected.'],
  [new TypeError('x is not a function'), 'An unexpected error occurred.'],
  ['thrown text', 'An unexpected error occurred.'],
])('the text of %s is: %s', (error, text) => {
  expect(categoryFailure(error, 'Failed to create category.')).toBe(text);
});
