import { expect, it } from 'vitest';
import { fieldErrors, problemsOf } from './field-problems.ts';

it('keeps the first problem of each field', () => {
  const problems = problemsOf<{ name: string; mealTimes: string[] }>([
    { path: ['name'], message: 'first' },
    { path: ['name'], message: 'second' },
    { path: ['mealTimes', 0], message: 'third' },
  ]);
  expect(problems).toEqual({ name: 'first', mealTimes: 'third' });
  expect(fieldErrors(problems)).toEqual({
    name: { type: 'check', message: 'first' },
    mealTimes: { type: 'check', message: 'third' },
  });
});
