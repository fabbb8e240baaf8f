import { expect, test } from 'vitest';
import { dailyHistory } from './fixtures/daily-history.ts';
import { offMenuWeekdays } from './off-menu-weekdays.ts';

const [sunday, monday] = [0, 1];

test('a Sunday dish is off the menu on other days from the 4th week on', () => {
  const special = (weeks: number) =>
    offMenuWeekdays(dailyHistory(7 * weeks, (_, weekday) => (weekday === sunday ? 40 : 0)));
  expect(special(3)).toEqual([]);
  expect(special(4)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
});

test('a dish that rarely sells is on the menu', () => {
  // Once in nine days, on each weekday in turn.
  expect(offMenuWeekdays(dailyHistory(56, (index) => (index % 9 === 0 ? 3 : 0)))).toEqual([]);
});

test('days without sales of the mess do not count', () => {
  const history = dailyHistory(56, (_, weekday) => (weekday === monday ? undefined : 5));
  expect(offMenuWeekdays(history)).toEqual([]);
  expect(offMenuWeekdays([])).toEqual([]);
});

test('a weekday counts from its last portion on', () => {
  const taken = (week: number) =>
    offMenuWeekdays(
      dailyHistory(70, (index, weekday) => (weekday === monday && index >= 7 * week ? 0 : 5)),
    );
  expect(taken(6)).toEqual(['Monday']);
  expect(taken(7)).toEqual([]);
});
