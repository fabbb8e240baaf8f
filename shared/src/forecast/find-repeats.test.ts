import { expect, it } from 'vitest';
import { findRepeats } from './find-repeats.ts';
import { dailyHistory, noise } from './fixtures/daily-history.ts';
import { dateOf, dayOf, salesByDay } from './open-days.ts';

type ValueAt = (index: number, weekday: number, date: string) => number;

const [monday, wednesday, friday] = [1, 3, 5];
const dayOfMonth = (date: string) => Number(date.slice(8));
/** The week of a day, counted from a Monday. */
const weekOf = (index: number) => Math.floor(index / 7);

/** The dates in the next 60 days that belong to a repeat, after a history of 26 weeks. */
function comingDates(valueAt: ValueAt, days = 182): string[] {
  const first = dayOf('2026-09-07');
  const history = dailyHistory(days, (index, weekday) =>
    valueAt(index, weekday, dateOf(first + index)),
  );
  const lastDay = first + days - 1;
  const { repeats } = findRepeats(salesByDay(history), lastDay);
  const coming = Array.from({ length: 60 }, (_, index) => lastDay + 1 + index);
  return coming.filter((day) => repeats.some(({ includes }) => includes(day))).map(dateOf);
}

function varied(seed = 1): (value: number) => number {
  const next = noise(seed);
  return (value) => Math.round(value * (1 + 0.15 * next()));
}

it('finds a dish sold every second week, and a dish sold every third week', () => {
  const vary = varied();
  const everyWeeks = (weeks: number, weekday: number): ValueAt => {
    return (index, today) => (today === weekday && weekOf(index) % weeks === 0 ? vary(80) : 0);
  };
  expect(comingDates(everyWeeks(2, wednesday))).toEqual([
    '2027-03-10',
    '2027-03-24',
    '2027-04-07',
    '2027-04-21',
    '2027-05-05',
  ]);
  expect(comingDates(everyWeeks(3, friday))).toEqual(['2027-03-19', '2027-04-09', '2027-04-30']);
  // Four times in eight weeks.
  expect(comingDates(everyWeeks(2, wednesday), 56)).toContain('2026-11-04');
});

it('finds repeats of better days among usual days', () => {
  const vary = varied();
  const salaryDay: ValueAt = (_, weekday, date) =>
    vary(dayOfMonth(date) === 1 ? 200 : 60 + 5 * weekday);
  expect(comingDates(salaryDay)).toEqual(['2027-04-01', '2027-05-01']);
  const firstMonday: ValueAt = (_, weekday, date) =>
    vary(weekday === monday && dayOfMonth(date) <= 7 ? 120 : 60);
  expect(comingDates(firstMonday)).toEqual(['2027-04-05', '2027-05-03']);
  const monthEnd: ValueAt = (_, _weekday, date) => {
    return vary(dayOfMonth(dateOf(dayOf(date) + 1)) === 1 ? 150 : 60);
  };
  expect(comingDates(monthEnd)).toEqual(['2027-03-31', '2027-04-30']);
});

it('finds repeats with other periods than weeks, and menus that change every second week', () => {
  expect(comingDates((index) => (index % 10 === 0 ? 30 : 0))).toHaveLength(6);
  const vary = varied();
  const everySecondWeek: ValueAt = (index, weekday) =>
    weekOf(index) % 2 === 0 ? vary(60 + 10 * weekday) : 0;
  expect(comingDates(everySecondWeek)).toHaveLength(32);
});

it('keeps a repeat that a holiday interrupted once', () => {
  const missed: ValueAt = (index, weekday) =>
    weekday === wednesday && weekOf(index) % 2 === 0 && weekOf(index) !== 24 ? 80 : 0;
  expect(comingDates(missed)).toContain('2027-03-10');
});

it('follows a repeat that has moved, and forgets a repeat that has stopped', () => {
  const moved: ValueAt = (index, weekday) => {
    const isOdd = weekOf(index) % 2 === 1;
    return weekday === wednesday && (index < 90 ? !isOdd : isOdd) ? 80 : 0;
  };
  expect(comingDates(moved)).toEqual(['2027-03-17', '2027-03-31', '2027-04-14', '2027-04-28']);
  const stopped: ValueAt = (index, weekday) =>
    weekday === wednesday && weekOf(index) % 2 === 0 && index < 140 ? 80 : 0;
  expect(comingDates(stopped)).toEqual([]);
});

it('finds no repeat in weekly demand, in random demand, and in only three occurrences', () => {
  const vary = varied(5);
  expect(comingDates((_, weekday) => vary(60 + 10 * weekday))).toEqual([]);
  const next = noise(7);
  expect(comingDates(() => (next() > 0.8 ? 80 : 0))).toEqual([]);
  const thrice: ValueAt = (index, weekday) => (weekday === wednesday && index % 56 < 7 ? 80 : 0);
  expect(comingDates(thrice, 168)).toEqual([]);
});
