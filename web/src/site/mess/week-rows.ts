import { istMoment, type Weekday, weekdays } from '@thali/shared/time/ist';
import { hoursToday, type OpeningSettings } from '@thali/shared/vendors/business-hours';
import { isWholeDay } from '../../lib/time/hours-text.ts';

export interface WeekRow {
  weekday: Weekday;
  hours: string;
  isToday: boolean;
}

/** The week's hours from Monday on, today's as they are today; none where the mess has set none. */
export function weekRows(settings: OpeningSettings, now: Date): WeekRow[] {
  const { businessHours } = settings;
  if (!businessHours) return [];
  const today = istMoment(now).weekday;
  const [sunday, ...others] = weekdays;
  return [...others, sunday].map((weekday) => ({
    weekday,
    hours: hoursOf(weekday === today ? hoursToday(settings, now) : businessHours[weekday]),
    isToday: weekday === today,
  }));
}

function hoursOf(
  row:
    | { open?: string | undefined; close?: string | undefined; closed?: boolean | undefined }
    | undefined,
) {
  if (!row || row.closed || !row.open || !row.close) return 'Closed';
  return isWholeDay(row) ? 'Open all day' : `${row.open} – ${row.close}`;
}
