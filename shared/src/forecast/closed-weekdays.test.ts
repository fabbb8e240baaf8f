import { expect, test } from 'vitest';
import { closedWeekdays } from './closed-weekdays.ts';
import { dailyHistory } from './fixtures/daily-history.ts';
import { type DemandDay, dayOf, salesByDay } from './open-days.ts';

const [sunday, monday] = [0, 1];
const noHolidays = new Set<number>();

function closedAfter(history: DemandDay[], lastDate?: string, holidays = noHolidays): number[] {
  const sales = salesByDay(history);
  const lastDay = lastDate ? dayOf(lastDate) : Math.max(...sales.keys());
  return closedWeekdays({ sales, lastDay, holidays }).flatMap((isClosed, weekday) =>
    isClosed ? [weekday] : [],
  );
}

const week = 7;

test('treats a weekday without a sale in the last 4 weeks as closed', () => {
  // From a Monday to a Saturday: 5 weeks with 4 Sundays between.
  const history = dailyHistory(5 * week - 1, (_, weekday) => (weekday === sunday ? undefined : 9));
  expect(closedAfter(history)).toEqual([sunday]);
});

test('does not treat a weekday as closed after 3 weeks without a sale', () => {
  const history = dailyHistory(4 * week - 1, (_, weekday) => (weekday === sunday ? undefined : 9));
  expect(closedAfter(history)).toEqual([]);
});

test('treats a weekday that was last open 4 weeks ago as closed, but not after 3 weeks', () => {
  const until = (weeks: number) =>
    dailyHistory(20 * week, (index, weekday) =>
      weekday === sunday && index >= weeks * week ? undefined : 9,
    );
  expect(closedAfter(until(16), '2027-01-24')).toEqual([sunday]);
  expect(closedAfter(until(17), '2027-01-24')).toEqual([]);
});

test('treats a day with an entry of zero as open', () => {
  const history = dailyHistory(8 * week, (_, weekday) => (weekday === sunday ? 0 : 9));
  expect(closedAfter(history)).toEqual([]);
});

test('does not treat a weekday as closed after long holidays', () => {
  const history = dailyHistory(20 * week + 1, (index, weekday) => {
    const isAway = index >= 10 * week && index < 20 * week;
    return isAway || weekday === sunday ? undefined : 9;
  });
  expect(closedAfter(history)).toEqual([sunday]);
});

test('does not count marked holidays', () => {
  const history = dailyHistory(10 * week, (index, weekday) =>
    weekday === monday && index >= 6 * week ? undefined : 9,
  );
  expect(closedAfter(history)).toEqual([monday]);
  expect(closedAfter(history, undefined, new Set([dayOf('2026-10-26')]))).toEqual([]);
});

test('treats all weekdays as closed in an ongoing closure of 4 weeks, unless it was marked', () => {
  const history = dailyHistory(8 * week, () => 9);
  const end = dayOf('2026-11-01');
  expect(closedAfter(history, '2026-11-28')).toEqual([]);
  expect(closedAfter(history, '2026-11-29')).toEqual([0, 1, 2, 3, 4, 5, 6]);
  const marked = new Set(Array.from({ length: 28 }, (_, index) => end + 1 + index));
  expect(closedAfter(history, '2026-11-29', marked)).toEqual([]);
});
