import type { Weekday } from '@thali/shared/time/ist';
import type { DayHours, OpeningSettings } from '@thali/shared/vendors/business-hours';
import { eachWeekday, weekFromMonday } from '../../shared/week.ts';

export interface DayDraft {
  /** HH:MM; empty while the user types. */
  open: string;
  close: string;
  isClosed: boolean;
}

export type WeekDraft = Record<Weekday, DayDraft>;

/** Rule: hours-1 */
const defaultDay: DayDraft = { open: '09:00', close: '18:00', isClosed: false };

/** The week as saved; other days have the default hours. */
export function draftOf(hours: OpeningSettings['businessHours']): WeekDraft {
  return eachWeekday((weekday) => {
    const row = hours?.[weekday];
    return {
      open: row?.open || defaultDay.open,
      close: row?.close || defaultDay.close,
      isClosed: row?.closed ?? false,
    };
  });
}

/** A closed day keeps its times, for when it opens again. */
export function toBusinessHours(draft: WeekDraft): Record<Weekday, DayHours> {
  return eachWeekday((weekday) => {
    const { open, close, isClosed } = draft[weekday];
    return { ...(open && { open }), ...(close && { close }), closed: isClosed };
  });
}

/** The days that cannot be saved yet. */
export function timeProblems(draft: WeekDraft): Partial<Record<Weekday, string>> {
  const bad = weekFromMonday.filter((weekday) => {
    const { open, close, isClosed } = draft[weekday];
    return !isClosed && (!open || !close);
  });
  return Object.fromEntries(bad.map((weekday) => [weekday, timesMissing]));
}

const timesMissing = 'Give both an opening and a closing time';
