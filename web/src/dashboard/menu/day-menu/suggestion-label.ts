import { daysBetween } from '@thali/shared/time/dates';
import { formatDate } from '@thali/shared/time/format-date';
import { weekdayOf } from '@thali/shared/time/weekday-of';

/** `Yesterday`, `Last Monday` for the same weekday, `Saturday` within a week, else the date. */
export function suggestionLabel(
  date: string,
  { today, shown }: { today: string; shown: string },
): string {
  const ago = daysBetween(date, today);
  if (ago < 2) return ago === 0 ? 'Today' : 'Yesterday';
  if (daysBetween(date, shown) === 7) return `Last ${weekdayOf(date)}`;
  return ago < 7 ? weekdayOf(date) : formatDate(date);
}
