import { expect, it } from 'vitest';
import { readUrlState, writeUrlState } from '../../lib/url-state/use-url-state.ts';
import {
  choiceFields,
  choiceOfDay,
  choiceText,
  daysOf,
  fromFields,
  moveEnd,
  toFields,
} from './periods.ts';

const today = '2026-11-20';
const readIn = (params: URLSearchParams) => fromFields(readUrlState(choiceFields, params), today);
const read = (search: string) => readIn(new URLSearchParams(search));

it.each([
  ['', { period: 'last7' }],
  ['period=last90', { period: 'last90' }],
  ['period=lastYear', { period: 'lastYear' }],
  ['period=toString', { period: 'last7' }],
  ['date=2026-11-20', { period: 'today', date: '2026-11-20' }],
  ['date=2026-11-21&period=last30', { period: 'last30' }],
  ['date=2026-02-30', { period: 'last7' }],
  ['date=1999-12-31', { period: 'last7' }],
  ['date=yesterday', { period: 'last7' }],
  [
    'from=2026-11-01&to=2026-11-20',
    { period: 'last7', range: { startDate: '2026-11-01', endDate: '2026-11-20' } },
  ],
  ['from=2026-11-01', { period: 'last7' }],
  ['from=2026-11-21&to=2026-11-20', { period: 'last7' }],
  ['from=2026-11-01&to=2026-11-21', { period: 'last7' }],
  ['from=2025-11-19&to=2026-11-20', { period: 'last7' }],
])('reads %j in the address as %j', (search, choice) => {
  expect(read(search)).toEqual(choice);
});

it.each([{ period: 'last7' }, { period: 'last30' }, { period: 'today', date: today }] as const)(
  'keeps %j in the address',
  (choice) => {
    const address = writeUrlState(choiceFields, new URLSearchParams(), toFields(choice));
    expect(readIn(address)).toEqual(choice);
  },
);

it("selects a day as the period 'today', and the last 7 days without a day", () => {
  expect(choiceOfDay('2026-11-03')).toEqual({ period: 'today', date: '2026-11-03' });
  expect(choiceOfDay(undefined)).toEqual({ period: 'last7' });
});

it.each([
  [{ period: 'today' }, '2026-11-20', '2026-11-20'],
  [{ period: 'last7' }, '2026-11-14', '2026-11-20'],
  [{ period: 'last30' }, '2026-10-22', '2026-11-20'],
  [{ period: 'last90' }, '2026-08-23', '2026-11-20'],
  [{ period: 'lastYear' }, '2025-11-21', '2026-11-20'],
  [{ period: 'today', date: '2026-03-01' }, '2026-03-01', '2026-03-01'],
] as const)('the choice %j has the days from %s to %s', (choice, startDate, endDate) => {
  expect(daysOf(choice, today)).toEqual({ startDate, endDate });
});

it('counts back over the end of a leap February', () => {
  expect(daysOf({ period: 'last7' }, '2028-03-02').startDate).toBe('2028-02-25');
});

it.each([
  [{ period: 'last30' }, 'the last 30 days'],
  [{ period: 'today' }, 'today'],
  [{ period: 'today', date: '2026-11-03' }, 'Tue 3 Nov 2026'],
] as const)('calls %j %s', (choice, words) => {
  expect(choiceText(choice)).toBe(words);
});

const range = { startDate: '2026-11-10', endDate: '2026-11-15' };

it.each([
  [{ startDate: '2026-11-12' }, '2026-11-12', '2026-11-15'],
  [{ startDate: '2026-11-18' }, '2026-11-18', '2026-11-18'],
  [{ startDate: '2025-01-01' }, '2025-01-01', '2026-01-01'],
  [{ endDate: '2026-11-20' }, '2026-11-10', '2026-11-20'],
  [{ endDate: '2026-11-08' }, '2026-11-08', '2026-11-08'],
  [{ endDate: '2028-11-15' }, '2027-11-16', '2028-11-15'],
])('moves an end of a range to %j', (moved, startDate, endDate) => {
  expect(moveEnd(range, moved)).toEqual({ startDate, endDate });
});

it.each([
  [range, 'Tue 10 Nov to Sun 15 Nov 2026'],
  [{ startDate: '2025-12-30', endDate: '2026-01-02' }, 'Tue 30 Dec 2025 to Fri 2 Jan 2026'],
  [{ startDate: '2026-11-10', endDate: '2026-11-10' }, 'Tue 10 Nov 2026'],
])('calls the range %j %s', (chosen, words) => {
  expect(choiceText({ period: 'last7', range: chosen })).toBe(words);
});
