import { clockText } from '../time/clock-text.ts';
import { type IstTime, istYesterday, toIst, type Weekday, weekdayOf } from '../time/ist.ts';

export interface DayHours {
  /** HH:MM, in India's time. */
  open?: string | undefined;
  close?: string | undefined;
  closed?: boolean | undefined;
}

/** Both times as HH:MM. Only the last window of a day may run past midnight. Rule: hours-13 */
export interface HoursWindow {
  open: string;
  close: string;
}

/** A weekday's hours: one window, or several. */
export type WeekdayHours = DayHours | HoursWindow[];

export interface OpeningSettings {
  businessHours?: Partial<Record<Weekday, WeekdayHours>> | undefined;
  holidays?: ReadonlyArray<{ date: string; note?: string | undefined }> | undefined;
  /** Special hours on one date, which override the weekday and the holidays. Rule: hours-10 */
  today?: (DayHours & { date: string; windows?: HoursWindow[] | undefined }) | undefined;
  /** ISO 8601, UTC. Rule: hours-11 */
  pausedUntil?: string | undefined;
  /** ISO 8601, UTC. Rule: orders-42 */
  fullUntil?: string | undefined;
}

type ClosedCause =
  | { kind: 'today' | 'unset'; freeAt?: undefined }
  | { kind: 'hours'; hours: HoursWindow; freeAt?: undefined }
  | {
      kind: 'break' | 'full';
      /** When the kitchen takes orders again. ISO 8601, UTC. */
      freeAt: string;
    };

/** Why a vendor takes no orders: the message in English, and its data for other languages. */
export type ClosedState = { isOpen: false; reason: string } & ClosedCause;

export type OpenState = { isOpen: true } | ClosedState;

/**
 * Whether a vendor takes orders at an instant, and the message for customers if the vendor is closed. The vendor is
 * open from the opening minute until before the closing minute. A window that closes before it opens runs past
 * midnight. With unreadable settings, the vendor is open.
 * Rule: hours-3, hours-4, hours-5, hours-11
 */
export function openState(settings: OpeningSettings | null | undefined, instant: Date): OpenState {
  const { pausedUntil = '', fullUntil = '', ...hours } = settings ?? {};
  const closed = closedState(hours, instant);
  if (closed) return closed;
  const isPause = pausedUntil > fullUntil;
  const freeAt = isPause ? pausedUntil : fullUntil;
  const kind = isPause ? 'break' : 'full';
  return freeAt > instant.toISOString()
    ? { isOpen: false, kind, reason: busyReason(kind, freeAt), freeAt }
    : { isOpen: true };
}

export function busyReason(kind: 'break' | 'full', freeAt: string): string {
  return `The kitchen is ${kind === 'full' ? kind : 'on a break'} until ${clockAt(freeAt)}. Try again then.`;
}

/** The clock time in India, such as `1:15 pm`, at an instant in ISO 8601. */
export function clockAt(instant: string): string {
  return clockText(toIst(new Date(instant)).clock);
}

/** A day's windows in order; empty for a closed day or a day without hours. */
export function windowsOf(day: WeekdayHours | undefined): HoursWindow[] {
  if (Array.isArray(day)) return day;
  const { open, close, closed } = day ?? {};
  return !closed && isClock(open) && isClock(close) ? [{ open, close }] : [];
}

export function isDayOff(day: WeekdayHours | undefined): boolean {
  return !Array.isArray(day) && Boolean(day?.closed);
}

/** Whether a date is a holiday or a day off, whatever the time. Rule: passes-3 */
export function isClosedOn(settings: OpeningSettings, date: string): boolean {
  return isDayOff(hoursOn(settings, { date, weekday: weekdayOf(date), clock: '' }));
}

/** Today's hours; empty if no hours are set. */
export function hoursToday(
  settings: OpeningSettings | null | undefined,
  instant: Date,
): WeekdayHours {
  return hoursOn(settings ?? {}, toIst(instant));
}

function closedState(settings: OpeningSettings, instant: Date): ClosedState | undefined {
  if (Object(settings.businessHours) !== settings.businessHours) return undefined;
  if (isOpenSinceYesterday(settings, istYesterday(instant))) return undefined;
  const today = toIst(instant);
  const hours = hoursOn(settings, today);
  if (isDayOff(hours)) return { isOpen: false, kind: 'today', reason: 'We are closed today.' };
  const windows = windowsOf(hours);
  const [first] = windows;
  if (!first) return { isOpen: false, kind: 'unset', reason: 'Business hours not set for today.' };
  if (windows.some((window) => isOpenAt(window, today.clock))) return undefined;
  const next =
    windows.length === 1
      ? first
      : (windows.find((window) => window.open > today.clock) ??
        nextOpenWindow(settings, instant) ??
        first);
  const reason = `We are closed. We open at ${next.open} and close at ${next.close}.`;
  return { isOpen: false, kind: 'hours', reason, hours: next };
}

/** The first window of the next open day. */
function nextOpenWindow(settings: OpeningSettings, instant: Date): HoursWindow | undefined {
  for (let days = 1; days <= 7; days += 1) {
    const day = toIst(new Date(instant.getTime() + days * 86_400_000));
    const [first] = windowsOf(hoursOn(settings, day));
    if (first) return first;
  }
  return undefined;
}

function isOpenAt({ open, close }: HoursWindow, clock: string): boolean {
  return close === open || (clock >= open && (close < open || clock < close));
}

/** Whether yesterday's last window runs past midnight and is still open at this time. */
export function isOpenSinceYesterday(settings: OpeningSettings, yesterday: IstTime): boolean {
  return windowsOf(hoursOn(settings, yesterday)).some(
    ({ open, close }) => close < open && yesterday.clock < close,
  );
}

function hoursOn(
  { businessHours, holidays, today }: OpeningSettings,
  { date, weekday }: IstTime,
): WeekdayHours {
  const usual = businessHours?.[weekday] ?? {};
  if (today?.date === date) {
    return today.windows ?? { ...(Array.isArray(usual) ? usual[0] : usual), ...today };
  }
  return holidays?.some((holiday) => holiday.date === date) ? { closed: true } : usual;
}

function isClock(text: string | undefined): text is string {
  return /^\d\d:\d\d$/.test(text ?? '');
}
