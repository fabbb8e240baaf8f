import type { Weekday } from '@thali/shared/time/ist';
import type { DayHours, OpeningSettings } from '@thali/shared/vendors/business-hours';
import { eachWeekday } from '../../shared/week.ts';

export interface DayDraft {
  /** HH:MM; empty while it is being typed. */
  open: string;
  close: string;
  isClosed: boolean;
}

export type WeekDraft = Record<Weekday, DayDraft>;

/** Rule: hours-1 */
const defaultDay: DayDraft = { open: '09:00', close: '18:00', isClosed: false };

/** The week as it is saved; what is not saved has the default hours. */
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

export function changeDay(draft: WeekDraft, weekday: Weekday, change: Partial<DayDraft>) {
  return { ...draft, [weekday]: { ...draft[weekday], ...change } };
}

export function copyToAllDays(draft: WeekDraft, from: Weekday): WeekDraft {
  return eachWeekday(() => draft[from]);
}

/** The days that can't be saved as they are. */
export function daysWithoutTimes(draft: WeekDraft): ReadonlySet<Weekday> {
  const found = new Set<Weekday>();
  eachWeekday((weekday) => {
    const { open, close, isClosed } = draft[weekday];
    if (!isClosed && (!open || !close)) found.add(weekday);
  });
  return found;
}

export function isSameWeek(one: WeekDraft, other: WeekDraft): boolean {
  return (
    JSON.stringify(eachWeekday((day) => rowOf(one[day]))) ===
    JSON.stringify(eachWeekday((day) => rowOf(other[day])))
  );
}

function rowOf({ open, close, isClosed }: DayDraft) {
  return [open, close, isClosed];
}
