import { dateFormat } from '@thali/shared/time/format-date';
import { weekdayOf } from '@thali/shared/time/ist';
import * as texts from './time-texts.ts';

/** `20 Nov 2026`. */
export const formatDate = dateFormat(
  { day: 'numeric', month: 'short', year: 'numeric' },
  texts.dateLocale,
);

/** `1:05 pm` in India. */
export const formatTime = dateFormat({ hour: 'numeric', minute: '2-digit' });

/** `20 Nov`. */
export const formatDay = dateFormat({ day: 'numeric', month: 'short' }, texts.dateLocale);

/** `Thursday, 19 Nov`. */
export const formatLongDay = dateFormat(
  { weekday: 'long', day: 'numeric', month: 'short' },
  texts.dateLocale,
);

/** `Thu 19 Nov`. @param date  YYYY-MM-DD */
export function formatWeekday(date: string): string {
  return `${texts.shortWeekday(weekdayOf(date), date)} ${formatDay(date)}`;
}

/** `20 Nov, 1:05 pm`. */
export function formatDayAndTime(iso: string): string {
  return `${formatDay(iso)}, ${formatTime(iso)}`;
}

/** `12:41 pm` today, `21 Nov, 12:41 pm` on another day. India time. */
export function timeOrDayText(at: Date, now: Date): string {
  const iso = at.toISOString();
  const day = formatDay(iso);
  return day === formatDay(now.toISOString()) ? formatTime(iso) : `${day}, ${formatTime(iso)}`;
}
