import { expect, it } from 'vitest';
import { changeChoice, isFiltered, readChoice, writeChoice } from './wallet-choice.ts';

const read = (text: string) => readChoice(new URLSearchParams(text));

it.each([
  '',
  'view=transactions',
  'view=transactions&status=pending&method=cod&from=2026-11-01&to=2026-11-30&page=3',
  'view=settlements&status=failed&type=correction',
])('writes what it read: %j', (text) => {
  expect(String(writeChoice(read(text)))).toBe(text);
});

it.each([
  'view=admin',
  'status=eaten&method=cash',
  'from=2026-02-30&to=yesterday',
  'page=-1',
  'page=x',
  'page=1.5',
])('takes nothing that is not one of its own: %j', (text) => {
  expect(String(writeChoice(read(text)))).toBe('');
});

it.each([
  ['page=99999999999', 'page=1000000'],
  ['page=Infinity', 'page=1000000'],
  ['from=1999-12-31&to=2100-01-01', ''],
])('keeps to what its lists can be asked for: %j', (text, kept) => {
  expect(String(writeChoice(read(text)))).toBe(kept);
});

it('begins at the first page with another filter or another part', () => {
  const choice = read('view=transactions&status=pending&page=3');
  expect(changeChoice(choice, { paymentMethod: 'cod' })).toMatchObject({
    status: 'pending',
    paymentMethod: 'cod',
    page: 1,
  });
  expect(changeChoice(choice, { page: 4 })).toMatchObject({ status: 'pending', page: 4 });
  expect(changeChoice(choice, { view: 'settlements' })).toEqual({ view: 'settlements', page: 1 });
});

it('knows whether something is left out', () => {
  expect(isFiltered(read('view=transactions&page=2'))).toBe(false);
  expect(isFiltered(read('view=transactions&to=2026-11-30'))).toBe(true);
});
