import { expect, test } from 'vitest';
import { readDates } from './read-dates.ts';

const datesOf = (...texts: string[]) => readDates(texts).map(({ date }) => date);

test.each([
  ['2026-08-01', '2026-08-01'],
  ['2026/8/1', '2026-08-01'],
  ['20260801', '2026-08-01'],
  ['2026-08-16 00:00:00', '2026-08-16'],
  ['2026-08-16T21:45', '2026-08-16'],
  ['31-08-2026', '2026-08-31'],
  ['31/8/26', '2026-08-31'],
  ['31.08.2026 21:45', '2026-08-31'],
  ['8/31/2026, 9:45:10 PM', '2026-08-31'],
  ['1 Aug 2026', '2026-08-01'],
  ['01-Aug-26 9:45 p.m.', '2026-08-01'],
  ['Sat, 1st August 2026', '2026-08-01'],
  ['August 1, 2026', '2026-08-01'],
  ['08-08-2026', '2026-08-08'],
  // 11 pm on 15 August in India, and midnight.
  ['2026-08-15T17:30:00Z', '2026-08-15'],
  ['2026-08-15T18:30:00.000Z', '2026-08-16'],
])('reads %s as %s', (text, date) => {
  expect(datesOf(text)).toEqual([date]);
});

test.each([
  '31-02-2026',
  '2026-13-01',
  '13-13-2026',
  '9999-12-31',
  '0000-01-01',
  '1 Foo 2026',
  '46235',
  '2026',
  'Total',
  '',
])('%j is not a date', (text) => {
  expect(readDates([text])).toEqual([{ date: undefined, isUncertain: false }]);
});

test('one row with a day above 12 decides for the whole column', () => {
  expect(datesOf('01-08-2026', '13-08-2026')).toEqual(['2026-08-01', '2026-08-13']);
  expect(datesOf('08/01/2026', '08/13/2026')).toEqual(['2026-08-01', '2026-08-13']);
});

test('if no day is above 12, the sequence of the days decides', () => {
  const firstWeek = ['01', '02', '03', '04', '05', '06', '07'];
  const dates = firstWeek.map((day) => `2026-08-${day}`);
  expect(datesOf(...firstWeek.map((day) => `${day}/08/2026`))).toEqual(dates);
  expect(datesOf(...firstWeek.map((day) => `08/${day}/2026`))).toEqual(dates);
});

test('if nothing decides, a date is uncertain unless both orders give the same date', () => {
  expect(readDates(['01/02/2026', '03/04/2026', '05/05/2026'])).toEqual([
    { date: undefined, isUncertain: true },
    { date: undefined, isUncertain: true },
    { date: '2026-05-05', isUncertain: false },
  ]);
});

test('one error does not make a long column uncertain', () => {
  const days = Array.from({ length: 28 }, (_, index) => `${index + 1}-08-2026`);
  expect(datesOf(...days, '08-31-2026').filter((date) => date === undefined)).toHaveLength(1);
});

test('in a column with both orders, a date with two meanings is uncertain', () => {
  const dates = readDates(['13/08/2026', '08/14/2026', '01/08/2026']);
  expect(dates.map(({ isUncertain }) => isUncertain)).toEqual([true, true, true]);
});
