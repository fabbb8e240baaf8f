import { type SalesByDay, weekdayOf } from './open-days.ts';

/** The same number of weeks as for closed weekdays. Rule: forecast-8 */
const minWeeks = 4;
/** The probability below which chance does not explain the zeros of a weekday. */
const maxChance = 0.01;

/**
 * Whether a dish is off the menu on each weekday (0 is Sunday). The dish is off if nothing was sold on at least the
 * last 4 of these days, and chance does not explain the zeros. Without this check a Sunday dish would look like an
 * outlier.
 * @param sales the sales by day; 0 on an open day without a sale
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
