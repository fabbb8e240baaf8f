import type { Weekday } from '@thali/shared/time/ist';
import type {
  HoursWindow,
  OpeningSettings,
  WeekdayHours,
} from '@thali/shared/vendors/business-hours';
import { windowsProblem } from '@thali/shared/vendors/windows-problem';
import { eachWeekday, weekFromMonday } from '../../shared/week.ts';

export interface DayDraft {
  /** At least one. A time is empty while the user types. */
  windows: HoursWindow[];
  isClosed: boolean;
}

export type WeekDraft = Record<Weekday, DayDraft>;

/** Rule: hours-1 */
const defaultWindow: HoursWindow = { open: '09:00', close: '18:00' };

/** The week as a draft. Days without saved hours get the default hours. */
export function draftOf(hours: OpeningSettings['businessHours']): WeekDraft {
  return eachWeekday((weekday) => {
    const row = hours?.[weekday];
    if (Array.isArray(row)) return { windows: row, isClosed: false };
    const open = row?.open || defaultWindow.open;
    const close = row?.close || defaultWindow.close;
    return { windows: [{ open, close }], isClosed: row?.closed ?? false };
  });
}

/** Converts a draft to hours. A closed day keeps its first window, so the times are there when the day opens again. */
export function toBusinessHours(draft: WeekDraft): Record<Weekday, WeekdayHours> {
  return eachWeekday((weekday) => {
    const { windows, isClosed } = draft[weekday];
    if (windows.length > 1 && !isClosed) return windows;
    const { open, close } = windows[0] ?? defaultWindow;
    return { ...(open && { open }), ...(close && { close }), closed: isClosed };
  });
}

/** The problems that block saving, by day. */
export function timeProblems(draft: WeekDraft): Partial<Record<Weekday, string>> {
  return Object.fromEntries(
    weekFromMonday.flatMap((weekday) => {
      const problem = problemOf(draft[weekday]);
      return problem ? [[weekday, problem]] : [];
    }),
  );
}

function problemOf({ windows, isClosed }: DayDraft): string | undefined {
  if (isClosed) return undefined;
  if (windows.some(({ open, close }) => !open || !close)) {
    return 'Give both an opening and a closing time';
  }
  return windows.length > 1 ? windowsProblem(windows) : undefined;
}
