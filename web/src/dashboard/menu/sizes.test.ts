import { expect, it } from 'vitest';
import { blankSize, findSizesProblem } from './sizes.ts';

const problemOf = (...sizes: [name: string, price: string][]) =>
  findSizesProblem(sizes.map(([name, price]) => blankSize(name, price)));

it('names the first problem of the sizes and the field to correct', () => {
  expect(problemOf(['Half', '60'], ['Full', '110'])).toBeUndefined();
  expect(problemOf(['Half', '60'], ['', '110'])).toMatchObject({ index: 1, field: 'name' });
  expect(problemOf(['Half', '60'], ['Full', ''])).toMatchObject({ index: 1, field: 'price' });
  expect(problemOf(['Half', '60'], ['half ', '110'])).toEqual({
    text: 'Two sizes have the same name',
    ...{ index: 1, field: 'name' },
  });
  expect(problemOf(['Half', '60'], ['Full', 'abc'])).toMatchObject({ index: 1, field: 'price' });
});

it('refuses a half that costs more than the full, in any order', () => {
  const text = 'Half costs more than Full';
  expect(problemOf(['Half', '110'], ['Full', '60'])).toEqual({ text, index: 0, field: 'price' });
  expect(problemOf(['full', '60'], ['HALF', '110'])).toEqual({ text, index: 1, field: 'price' });
  expect(problemOf(['Half', '60'], ['Full', '60'])).toBeUndefined();
});
