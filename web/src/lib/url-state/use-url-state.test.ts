import { expect, it } from 'vitest';
import { urlChoice } from './url-choice.ts';
import { urlDay, urlMonth, urlPage, urlSearch } from './url-fields.ts';
import { readUrlState, writeUrlState } from './use-url-state.ts';

const fields = {
  search: urlSearch(5),
  sort: urlChoice(['newest', 'name']),
  from: urlDay('since'),
  page: urlPage,
};

function changed(address: string, changes: Parameters<typeof writeUrlState<typeof fields>>[2]) {
  return String(writeUrlState(fields, new URLSearchParams(address), changes));
}

it('reads the address, with defaults for missing or invalid values', () => {
  const full = new URLSearchParams('search=+asha+p&sort=name&since=2026-02-28&page=3');
  expect(readUrlState(fields, full)).toEqual({
    search: 'asha',
    sort: 'name',
    from: '2026-02-28',
    page: 3,
  });
  const wrong = new URLSearchParams('sort=evil&since=2026-02-30&page=-2');
  expect(readUrlState(fields, wrong)).toEqual({
    search: '',
    sort: 'newest',
    from: undefined,
    page: 1,
  });
});

it.each([
  ['2026-11', '2026-11'],
  ['2026-13', undefined],
  ['2026-1', undefined],
  ['2026-11-01', undefined],
  ['', undefined],
])('reads %j as the month %s', (text, month) => {
  expect(urlMonth().parse([text])).toBe(month);
});

it.each(['0', 'x', '1e9', '2.7', ''])('reads the page %j as an existing page', (text) => {
  const { page } = readUrlState(fields, new URLSearchParams({ page: text }));
  expect(page).toBeGreaterThanOrEqual(1);
  expect(page).toBeLessThanOrEqual(10_000);
  expect(page % 1).toBe(0);
});

it('keeps other parameters, leaves defaults out, and goes back to page 1 after a new filter', () => {
  expect(changed('tab=x&page=4', { sort: 'name' })).toBe('tab=x&sort=name');
  expect(changed('sort=name&page=4', { sort: 'newest' })).toBe('');
  expect(changed('sort=name', { page: 4 })).toBe('sort=name&page=4');
  expect(changed('', { from: '2026-01-05' })).toBe('since=2026-01-05');
});
