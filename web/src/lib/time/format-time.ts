export { formatDate } from '@thali/shared/time/format-date';

const clock = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
});

/** `1:05 pm` in India. */
export function formatTime(iso: string): string {
  return clock.format(new Date(iso));
}

/** `20 Nov`. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}

/** `20 Nov, 1:05 pm`. */
export function formatDayAndTime(iso: string): string {
  const date = new Date(iso);
  return `${formatDay(iso)}, ${clock.format(date)}`;
}

/** `12:41 pm`, or with another day: `21 Nov, 12:41 pm`. In India. */
export function timeOrDayText(at: Date, now: Date): string {
  const iso = at.toISOString();
  const day = formatDay(iso);
  return day === formatDay(now.toISOString()) ? formatTime(iso) : `${day}, ${formatTime(iso)}`;
}
