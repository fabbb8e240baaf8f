import { type Weekday, weekdays } from '../time/ist.ts';
import { type DemandDay, dayOf, weekdayOf } from './open-days.ts';

/** The same number of weeks as for closed weekdays. Rule: forecast-8 */
const minWeeks = 4;
/** Below this probability the zeros are not chance. */
const maxChance = 0.05;

/**
 * Weekdays without the dish on the menu. The dish sold nothing on the last 4 or more of these weekdays, and chance does
 * not explain that. Otherwise a Sunday dish would look like an outlier.
 * @param portions  one entry per day with sales of the mess, in order; 0 if the dish sold none
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
    return weeks >= minWeeks && chanceOfNone ** weeks < maxChance;
  });
}
