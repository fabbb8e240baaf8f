import { formatDay, formatTime } from './format-time.ts';

/** `12:41 pm`, with the day in front where that is not today's: `21 Nov, 12:41 pm`. In India. */
export function momentText(at: Date, now: Date): string {
  const iso = at.toISOString();
  const day = formatDay(iso);
  return day === formatDay(now.toISOString()) ? formatTime(iso) : `${day}, ${formatTime(iso)}`;
}
