import { type IstMoment, istMoment, istYesterday, type Weekday } from '../time/ist.ts';

export interface DayHours {
  /** HH:MM, India's wall clock. */
  open?: string | undefined;
  close?: string | undefined;
  closed?: boolean | undefined;
}

export interface OpeningSettings {
  businessHours?: Partial<Record<Weekday, DayHours>> | undefined;
  holidays?: ReadonlyArray<{ date: string; note?: string | undefined }> | undefined;
}

export type OpenState = { isOpen: true } | { isOpen: false; reason: string };

/**
 * Whether a vendor takes orders at an instant, and what to tell the customer when not. Open from the
 * opening minute until before the closing one; a row that closes earlier than it opens runs past
 * midnight into the next day. Settings that can't be read count as open.
 * Rule: hours-3, hours-4, hours-5
 */
export function openState(settings: OpeningSettings | null | undefined, instant: Date): OpenState {
  const hours = settings?.businessHours;
  if (!hours || typeof hours !== 'object') return { isOpen: true };

  const today = istMoment(instant);
  if (runsOnFromYesterday(settings, istYesterday(instant))) return { isOpen: true };
  if (isHoliday(settings, today)) return { isOpen: false, reason: 'We are closed today.' };

  const row = hours[today.weekday];
  if (row?.closed) return { isOpen: false, reason: 'We are closed today.' };
  const opensAt = minuteOf(row?.open);
  const closesAt = minuteOf(row?.close);
  if (opensAt === undefined || closesAt === undefined) {
    return { isOpen: false, reason: 'Business hours not set for today.' };
  }
  const isOpen =
    closesAt > opensAt
      ? today.minuteOfDay >= opensAt && today.minuteOfDay < closesAt
      : closesAt < opensAt
        ? today.minuteOfDay >= opensAt
        : true;
  if (isOpen) return { isOpen };
  return {
    isOpen,
    reason: `We are closed. We open at ${row?.open} and close at ${row?.close}.`,
  };
}

/** Today's row, for 'open today from … to …'; undefined when there is none or it is a holiday. */
export function hoursToday(
  settings: OpeningSettings | null | undefined,
  instant: Date,
): DayHours | undefined {
  const today = istMoment(instant);
  if (settings && isHoliday(settings, today)) return { closed: true };
  return settings?.businessHours?.[today.weekday];
}

function runsOnFromYesterday(settings: OpeningSettings, yesterday: IstMoment): boolean {
  if (isHoliday(settings, yesterday)) return false;
  const row = settings.businessHours?.[yesterday.weekday];
  const opensAt = minuteOf(row?.open);
  const closesAt = minuteOf(row?.close);
  if (row?.closed || opensAt === undefined || closesAt === undefined) return false;
  return closesAt < opensAt && yesterday.minuteOfDay < closesAt;
}

function isHoliday(settings: OpeningSettings, day: IstMoment): boolean {
  return settings.holidays?.some((holiday) => holiday.date === day.date) ?? false;
}

function minuteOf(clock: string | undefined): number | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock ?? '');
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}
