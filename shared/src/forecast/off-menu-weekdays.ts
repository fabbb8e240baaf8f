import { type SalesByDay, weekdayOf } from './open-days.ts';

/** The same number of weeks as for closed weekdays. Rule: forecast-8 */
const minWeeks = 4;
/** Below this probability the zeros are not chance, on one of seven weekdays. */
const maxChance = 0.01;

/**
 * Whether each weekday (0 is Sunday) is off the menu: the last 4 or more of these days sold nothing, and chance does not
 * explain that. Otherwise a Sunday dish would look like an outlier.
 * @param sales  0 on an open day without a sale
 */
export function offMenuWeekdays(sales: SalesByDay): boolean[] {
  const byWeekday = Array.from({ length: 7 }, (_, weekday) =>
    [...sales].filter(([day]) => weekdayOf(day) === weekday).map(([, sold]) => sold > 0),
  );
  const selling = byWeekday.filter((days) => days.includes(true)).flat();
  const chanceOfNone = selling.filter((isSold) => !isSold).length / Math.max(1, selling.length);
  return byWeekday.map((days) => {
    const weeks = days.length - 1 - days.lastIndexOf(true);
    return weeks >= minWeeks && chanceOfNone ** weeks < maxChance;
  });
}
