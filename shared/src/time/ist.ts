import { addDays, monthStart } from './dates.ts';

const istOffsetMs = 5.5 * 60 * 60 * 1000;

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export type Weekday = (typeof weekdays)[number];

export interface IstTime {
  /** YYYY-MM-DD */
  date: string;
  weekday: Weekday;
  /** HH:MM */
  clock: string;
}

/** Converts an instant to India's time, with the fixed offset +05:30, in any time zone of the machine. Rule: hours-2 */
export function toIst(instant: Date): IstTime {
  const shifted = new Date(instant.getTime() + istOffsetMs);
  const [date = '', clock = ''] = shifted.toISOString().slice(0, 16).split('T');
  // `getUTCDay` returns 0 to 6.
  return { date, weekday: weekdays[shifted.getUTCDay()] as Weekday, clock };
}

/** The hour in India, 0 to 23. */
export function istHour(instant: Date): number {
  return Number(toIst(instant).clock.slice(0, 2));
}

/** The time in India one day earlier. */
export function istYesterday(instant: Date): IstTime {
  return toIst(new Date(instant.getTime() - 86_400_000));
}

/** The instant at which a day begins in India. */
export function istDayStart(date: string): Date {
  return new Date(`${date}T00:00:00+05:30`);
}

/** Converts a month (YYYY-MM) in India to UTC instants, ISO 8601. `to` is exclusive. */
export function istMonth(month: string): { from: string; to: string } {
  const first = `${month}-01`;
  const next = monthStart(addDays(first, 31));
  return { from: istDayStart(first).toISOString(), to: istDayStart(next).toISOString() };
}

/** `2026-11-21` -> `Saturday`. */
export function weekdayOf(date: string): Weekday {
  return weekdays[new Date(date).getUTCDay()] ?? 'Sunday';
}
