import { type Weekday, weekdays } from '../time/ist.ts';
import { dayOf, weekdayOf } from './open-days.ts';

export interface ForecastCalendar {
  /** YYYY-MM-DD, the first day to forecast; by default the day after the last entry. */
  start?: string | undefined;
  /** In days, 7 by default. */
  horizon?: number | undefined;
  /** By business hours. */
  closedWeekdays?: readonly Weekday[] | undefined;
  /** YYYY-MM-DD, holidays: past ones are not learnt from, coming ones are forecast as 0. */
  closedDates?: readonly string[] | undefined;
  /** By last week's figures or by the models, whichever did better before; by default that is looked up. */
  byLastWeek?: boolean | undefined;
}

export interface DeclaredClosures {
  /** Days since 1970-01-01. */
  holidays: ReadonlySet<number>;
  /** By a holiday or by business hours. */
  isDeclaredClosed: (day: number) => boolean;
}

export function declaredClosures(calendar: ForecastCalendar): DeclaredClosures {
  const holidays = new Set(calendar.closedDates?.map(dayOf));
  const restDays = new Set(calendar.closedWeekdays?.map((weekday) => weekdays.indexOf(weekday)));
  const isDeclaredClosed = (day: number) => holidays.has(day) || restDays.has(weekdayOf(day));
  return { holidays, isDeclaredClosed };
}
