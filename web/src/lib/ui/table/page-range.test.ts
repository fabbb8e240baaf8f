import { expect, it } from 'vitest';
import { pageRange } from './page-range.ts';

it.each([
  { page: 1, total: 0, range: { first: 0, last: 0, pages: 0 } },
  { page: 1, total: 1, range: { first: 1, last: 1, pages: 1 } },
  { page: 1, total: 50, range: { first: 1, last: 50, pages: 1 } },
  { page: 1, total: 51, range: { first: 1, last: 50, pages: 2 } },
  { page: 2, total: 51, range: { first: 51, last: 51, pages: 2 } },
  { page: 3, total: 173, range: { first: 101, last: 150, pages: 4 } },
])('page $page of $total rows, 50 a page: $range', ({ page, total, range }) => {
  expect(pageRange(page, 50, total)).toEqual(range);
});
