import { type Weekday, weekdays } from './ist.ts';

/** `2026-11-21` -> `Saturday`. */
export function weekdayOf(date: string): Weekday {
  return weekdays[new Date(date).getUTCDay()] ?? 'Sunday';
}
