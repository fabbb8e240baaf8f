import type { Weekday } from '@thali/shared/time/ist';
import { type DayHours, isDayOff, type WeekdayHours } from '@thali/shared/vendors/business-hours';
import { windowsText } from '../../lib/time/hours-text.ts';

export const weekFromMonday: readonly Weekday[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

export function eachWeekday<T>(make: (weekday: Weekday) => T): Record<Weekday, T> {
  return {
    Monday: make('Monday'),
    Tuesday: make('Tuesday'),
    Wednesday: make('Wednesday'),
    Thursday: make('Thursday'),
    Friday: make('Friday'),
    Saturday: make('Saturday'),
    Sunday: make('Sunday'),
  };
}

export function dayAfter(weekday: Weekday): Weekday {
  return weekFromMonday[(weekFromMonday.indexOf(weekday) + 1) % 7] ?? 'Monday';
}

/** Whether the closing time is after midnight, and so earlier than the opening time. */
export function runsPastMidnight({ open, close }: Pick<DayHours, 'open' | 'close'>): boolean {
  return Boolean(open && close && close < open);
}

/** `9 am – 9 pm`, `Closed`, `Not set` or `Open all day`. */
export function dayHoursText(hours: WeekdayHours | undefined): string {
  if (isDayOff(hours)) return 'Closed';
  return windowsText(hours) || 'Not set';
}
