import { type Weekday, weekdays } from '../time/ist.ts';
import { dayOf, weekdayOf } from './open-days.ts';

export interface ForecastCalendar {
  /** YYYY-MM-DD, the first day to forecast; by default the day after the last entry. */
  start?: string | undefined;
  /** In days, 7 by default. */
  horizon?: number | undefined;
  /** Closed by the business hours. */
  closedWeekdays?: readonly Weekday[] | undefined;
  /** Holidays, YYYY-MM-DD. The models do not learn from past holidays, and forecast 0 for coming ones. */
  closedDates?: readonly string[] | undefined;
  /** The models learn from this many last days, by default from all. Repeats look further back. */
  modelDays?: number | undefined;
  /** Whether last week's figures are the forecast. By default the method with the better past forecasts wins. */
  byLastWeek?: boolean | undefined;
}

export interface DeclaredClosures {
  /** Days since 1970-01-01. */
  holidays: ReadonlySet<number>;
  /** Closed by a holiday or by the business hours. */
  isDeclaredClosed: (day: number) => boolean;
}

export function declaredClosures(calendar: ForecastCalendar): DeclaredClosures {
  const holidays = new Set(calendar.closedDates?.map(dayOf));
  const restDays = new Set(calendar.closedWeekdays?.map((weekday) => weekdays.indexOf(weekday)));
  const isDeclaredClosed = (day: number) => holidays.has(day) || restDays.has(weekdayOf(day));
  return { holidays, isDeclaredClosed };
}
