import { type Weekday, weekdays } from '../time/ist.ts';
import { dayOf, weekdayOf } from './open-days.ts';

export interface ForecastCalendar {
  /** YYYY-MM-DD, the first day to forecast; by default the day after the last entry. */
  start?: string | undefined;
  /** The number of days to forecast, 7 by default. */
  horizon?: number | undefined;
  /** The weekdays that the business hours close. */
  closedWeekdays?: readonly Weekday[] | undefined;
  /** Holidays, YYYY-MM-DD. The models do not learn from past holidays, and forecast 0 for future holidays. */
  closedDates?: readonly string[] | undefined;
  /**
   * The number of most recent days that the models learn from, by default all. The search for repeats uses more days.
   */
  modelDays?: number | undefined;
  /** Whether the forecast repeats last week. By default the method with the better past forecasts wins. */
  byLastWeek?: boolean | undefined;
}

export interface DeclaredClosures {
  /** Days since 1970-01-01. */
  holidays: ReadonlySet<number>;
  /** Whether a holiday or the business hours close the day. */
  isDeclaredClosed: (day: number) => boolean;
}

export function declaredClosures(calendar: ForecastCalendar): DeclaredClosures {
  const holidays = new Set(calendar.closedDates?.map(dayOf));
  const restDays = new Set(calendar.closedWeekdays?.map((weekday) => weekdays.indexOf(weekday)));
  const isDeclaredClosed = (day: number) => holidays.has(day) || restDays.has(weekdayOf(day));
  return { holidays, isDeclaredClosed };
}
