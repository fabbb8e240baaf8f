import { dateFormat } from '@thali/shared/time/format-date';
import { weekdayOf } from '@thali/shared/time/ist';

export { formatDate } from '@thali/shared/time/format-date';

/** `1:05 pm` in India. */
export const formatTime = dateFormat({ hour: 'numeric', minute: '2-digit' });

/** `20 Nov`. */
export const formatDay = dateFormat({ day: 'numeric', month: 'short' });

/** `Thu 19 Nov`. @param date  YYYY-MM-DD */
export function formatWeekday(date: string): string {
  return `${weekdayOf(date).slice(0, 3)} ${formatDay(date)}`;
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
