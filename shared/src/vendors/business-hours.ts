import { clockText } from '../time/clock-text.ts';
import { type IstTime, istYesterday, toIst, type Weekday } from '../time/ist.ts';

export interface DayHours {
  /** HH:MM, India's wall clock. */
  open?: string | undefined;
  close?: string | undefined;
  closed?: boolean | undefined;
}

export interface OpeningSettings {
  businessHours?: Partial<Record<Weekday, DayHours>> | undefined;
  holidays?: ReadonlyArray<{ date: string; note?: string | undefined }> | undefined;
  /** Other hours on one date. They override the weekday and the holidays. Rule: hours-10 */
  today?: (DayHours & { date: string }) | undefined;
  /** ISO 8601, UTC. Rule: hours-11 */
  pausedUntil?: string | undefined;
  /** ISO 8601, UTC. Rule: orders-42 */
  fullUntil?: string | undefined;
}

export type OpenState =
  | { isOpen: true }
  | {
      isOpen: false;
      reason: string;
      /** When the kitchen takes orders again after a pause or a full quarter hour: ISO 8601, UTC. */
      freeAt?: string;
    };

/**
 * Whether a vendor takes orders at an instant, and the text for the customer if not. It is open from the opening minute
 * until before the closing minute. A row that closes before it opens runs past midnight. Unreadable settings count as
 * open.
 * Rule: hours-3, hours-4, hours-5, hours-11
 */
export function openState(settings: OpeningSettings | null | undefined, instant: Date): OpenState {
  const { pausedUntil = '', fullUntil = '', ...hours } = settings ?? {};
  const reason = closedReason(hours, instant);
  if (reason) return { isOpen: false, reason };
  const isPause = pausedUntil > fullUntil;
  const freeAt = isPause ? pausedUntil : fullUntil;
  return freeAt > instant.toISOString()
    ? { isOpen: false, reason: busyReason(isPause ? 'on a break' : 'full', freeAt), freeAt }
    : { isOpen: true };
}

export function busyReason(what: 'on a break' | 'full', freeAt: string): string {
  return `The kitchen is ${what} until ${clockAt(freeAt)}. Try again then.`;
}

/** `1:15 pm`, India's wall clock at an instant in ISO 8601. */
export function clockAt(instant: string): string {
  return clockText(toIst(new Date(instant)).clock);
}

/** Whether a row has an opening and a closing time, and is not open all day. */
export function hasWholeHours({ open, close }: DayHours): boolean {
  return isClock(open) && isClock(close) && open !== close;
}

/** Today's row, for 'open today from … to …'; empty if there is none. */
export function hoursToday(settings: OpeningSettings | null | undefined, instant: Date): DayHours {
  return rowOn(settings ?? {}, toIst(instant));
}

function closedReason(settings: OpeningSettings, instant: Date): string | undefined {
  if (Object(settings.businessHours) !== settings.businessHours) return undefined;
  if (runsOn(settings, istYesterday(instant))) return undefined;
  const today = toIst(instant);
  const { open, close, closed } = rowOn(settings, today);
  if (closed) return 'We are closed today.';
  if (!isClock(open) || !isClock(close)) return 'Business hours not set for today.';
  if (close === open || (today.clock >= open && (close < open || today.clock < close))) {
    return undefined;
  }
  return `We are closed. We open at ${open} and close at ${close}.`;
}

/** Whether yesterday's row runs past midnight and until after this time. */
export function runsOn(settings: OpeningSettings, yesterday: IstTime): boolean {
  const { open, close, closed } = rowOn(settings, yesterday);
  return !closed && isClock(open) && isClock(close) && close < open && yesterday.clock < close;
}

function rowOn(
  { businessHours, holidays, today }: OpeningSettings,
  { date, weekday }: IstTime,
): DayHours {
  const usual = businessHours?.[weekday];
  if (today?.date === date) return { ...usual, ...today };
  return holidays?.some((holiday) => holiday.date === date) ? { closed: true } : { ...usual };
}

function isClock(text: string | undefined): text is string {
  return /^\d\d:\d\d$/.test(text ?? '');
}
