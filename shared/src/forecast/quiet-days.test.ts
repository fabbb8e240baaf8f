import { expect, test } from 'vitest';
import { addDays } from '../time/dates.ts';
import { dailyHistory, firstDate } from './fixtures/daily-history.ts';
import { forecastDemand } from './forecast-demand.ts';
import { quietDates } from './quiet-days.ts';

const day = (index: number) => addDays(firstDate, index);
const daysFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => day(first + index));
const sunday = 0;

/** The same number of orders on each day, except on the days `without`. */
function selling(orders: number, without: readonly number[], length = 84) {
  return dailyHistory(length, (index) => (without.includes(index) ? undefined : orders));
}

test.each([
  [1, true],
  [3, true],
  [5, false],
  [50, false],
])('treats a single day without an order at %i orders a day as quiet: %s', (orders, isQuiet) => {
  expect(quietDates(selling(orders, [40]), {})).toEqual(isQuiet ? [day(40)] : []);
});

test('treats even a short run as a closure if the mess usually sells many orders', () => {
  const longestQuiet = (orders: number) => {
    const lengths = [1, 2, 3, 5, 8, 13, 21, 27, 28];
    const isQuiet = (length: number) => {
      const run = Array.from({ length }, (_, index) => 40 + index);
      return quietDates(selling(orders, run), {}).length === length;
    };
    return Math.max(0, ...lengths.filter(isQuiet));
  };
  expect([1, 1.2, 1.5, 2, 3, 5].map(longestQuiet)).toEqual([27, 21, 8, 3, 1, 0]);
});

test('treats all days of a run alike, as quiet or as closed', () => {
  expect(quietDates(selling(2, [40, 41]), {})).toEqual(daysFrom(40, 2));
  expect(quietDates(selling(2, [40, 41, 42, 43, 44, 45]), {})).toEqual([]);
});

test('treats a weekday without any sale as closed, and a weekday with few sales as quiet', () => {
  const without = (weekday: number, orders: number) =>
    dailyHistory(84, (_, dayWeekday) => (dayWeekday === weekday ? undefined : orders));
  expect(quietDates(without(sunday, 2), {})).toEqual([]);
  const rareHistory = dailyHistory(84, (index, weekday) => {
    if (weekday !== sunday) return 12;
    return index % 21 === 6 ? 1 : undefined;
  });
  expect(quietDates(rareHistory, {})).toEqual([13, 20, 34, 41, 55, 62, 76].map(day));
});

test('does not treat declared closures as quiet, and does not split a run at them', () => {
  const history = selling(2, [40, 41, 42]);
  expect(quietDates(history, {})).toEqual(daysFrom(40, 3));
  expect(quietDates(history, { closedDates: [day(41)] })).toEqual([day(40), day(42)]);
  // The 48th day is a Sunday.
  expect(quietDates(selling(1, [48]), { closedWeekdays: ['Sunday'] })).toEqual([]);
});

test('begins with the first order and ends on the day before the forecast', () => {
  const history = selling(1, [0, 1, 2, 80], 84);
  expect(quietDates(history, {})).toEqual([day(80)]);
  expect(quietDates(history, { start: day(87) })).toEqual([day(80), ...daysFrom(84, 3)]);
  expect(quietDates(history, { start: day(84 + 28) })).toEqual([day(80)]);
  expect(quietDates([], { start: day(3) })).toEqual([]);
});

test('treats a day with only cancelled orders as a day without orders', () => {
  const history = [...selling(40, [40]), { date: day(40), value: 0 }];
  expect(quietDates(history, {})).toEqual([]);
});

test('forecasts about one order a week from one order a week, with and without zeros', () => {
  const history = dailyHistory(84, (index) => (index % 7 === (index * 3) % 5 ? 1 : undefined));
  const start = day(84);
  const zeros = quietDates(history, { start }).map((date) => ({ date, value: 0 }));
  const week = (days: typeof history) =>
    forecastDemand(days, { start }).days.reduce((sum, { expected }) => sum + expected, 0);
  for (const days of [history, [...history, ...zeros]]) {
    expect(week(days)).toBeGreaterThan(0.5);
    expect(week(days)).toBeLessThan(2);
  }
});
