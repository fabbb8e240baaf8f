import { type Weekday, weekdays } from '../time/ist.ts';
import { type DemandDay, dayOf, weekdayOf } from './open-days.ts';

/** As for closed weekdays. Rule: forecast-8 */
const leastWeeks = 4;
/** Chance beyond which it is no chance. */
const doubt = 0.05;

/**
 * Weekdays on which a dish is on no menu: it sold nothing on the last 4 of them or more, and going by how
 * often it sells nothing on the weekdays that it does sell on, chance would hardly do that. Otherwise a dish of
 * each Sunday would look like an outlier among days without it.
 * @param portions  each day on which the mess sold something, in order, with 0 where it was none of this dish
 */
export function offMenuWeekdays(portions: readonly DemandDay[]): Weekday[] {
  const byWeekday = weekdays.map((_, weekday) =>
    portions.filter(({ date }) => weekdayOf(dayOf(date)) === weekday).map(({ value }) => value > 0),
  );
  const selling = byWeekday.filter((days) => days.includes(true)).flat();
  const chanceOfNone = selling.filter((isSold) => !isSold).length / Math.max(1, selling.length);
  return weekdays.filter((_, weekday) => {
    const days = byWeekday[weekday] ?? [];
    const weeks = days.length - 1 - days.lastIndexOf(true);
    return weeks >= leastWeeks && chanceOfNone ** weeks < doubt;
  });
}
