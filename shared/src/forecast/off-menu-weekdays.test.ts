import { expect, test } from 'vitest';
import { dailyHistory } from './fixtures/daily-history.ts';
import { offMenuWeekdays } from './off-menu-weekdays.ts';
import { type DemandDay, salesByDay } from './open-days.ts';

const [sunday, monday] = [0, 1];

/** The numbers of the weekdays off the menu. */
function offMenu(history: readonly DemandDay[]): number[] {
  return offMenuWeekdays(salesByDay(history)).flatMap((isOff, weekday) => (isOff ? [weekday] : []));
}

test('after four weeks, finds that a dish sold only on Sundays is off the menu on other days', () => {
  const special = (weeks: number) =>
    offMenu(dailyHistory(7 * weeks, (_, weekday) => (weekday === sunday ? 40 : 0)));
  expect(special(3)).toEqual([]);
  expect(special(4)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('finds a rarely sold dish on the menu', () => {
  // Once in nine days, on each weekday in turn.
  expect(offMenu(dailyHistory(56, (index) => (index % 9 === 0 ? 3 : 0)))).toEqual([]);
});

test('ignores days without sales of the mess', () => {
  const history = dailyHistory(56, (_, weekday) => (weekday === monday ? undefined : 5));
  expect(offMenu(history)).toEqual([]);
  expect(offMenu([])).toEqual([]);
});

test('takes a dish off a weekday only after four weeks without a sale on that weekday', () => {
  const removedIn = (week: number) =>
    offMenu(
      dailyHistory(70, (index, weekday) => (weekday === monday && index >= 7 * week ? 0 : 5)),
    );
  expect(removedIn(6)).toEqual([monday]);
  expect(removedIn(7)).toEqual([]);
});
