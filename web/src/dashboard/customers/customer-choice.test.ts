import { expect, it } from 'vitest';
import { readChoice, writeChoice } from './customer-choice.ts';

it.each([
  ['', { search: '', sort: 'last-order', page: 1 }],
  ['search=+asha+&sort=spent&page=3', { search: 'asha', sort: 'spent', page: 3 }],
  ['sort=phone&page=-2', { search: '', sort: 'last-order', page: 1 }],
  ['page=2.9', { search: '', sort: 'last-order', page: 2 }],
  ['page=99999999999', { search: '', sort: 'last-order', page: 10_000 }],
  [`search=${'9'.repeat(100)}`, { search: '9'.repeat(80), sort: 'last-order', page: 1 }],
  ['page=many', { search: '', sort: 'last-order', page: 1 }],
])('%j in the address is %j', (search, choice) => {
  expect(readChoice(new URLSearchParams(search))).toEqual(choice);
});

it('writes down only what is chosen', () => {
  expect(writeChoice({ search: '', sort: 'last-order', page: 1 }).toString()).toBe('');
  expect(writeChoice({ search: '98', sort: 'name', page: 2 }).toString()).toBe(
    'search=98&sort=name&page=2',
  );
});
