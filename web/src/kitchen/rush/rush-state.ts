import { istDayStart } from '@thali/shared/time/ist';
import { clockAt, hoursToday } from '@thali/shared/vendors/business-hours';
import { servingDate } from '@thali/shared/vendors/serving-date';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { hoursText, windowsText } from '../../lib/time/hours-text.ts';
import * as texts from './rush-texts.ts';

const capUnits = texts.capUnits;

/** The end of the pause, such as `1:15 pm`. Returns undefined if orders are not paused. */
export function pausedUntil({ pausedUntil: until }: VendorSettings, now: Date): string | undefined {
  return laterClock(until, now);
}

/** The limit in words. If the limit is reached, also names its end. */
export function capText({ orderCap, fullUntil }: VendorSettings, now: Date): string {
  if (!orderCap) return texts.noLimit;
  const { unit, most } = orderCap;
  const until = laterClock(fullUntil, now);
  const unitText = capUnits[unit][most === 1 ? 'one' : 'other'];
  return texts.cap(most, unitText, until ? texts.fullUntil(until) : '');
}

/** The start of the current business day. After midnight, this is yesterday until yesterday's closing time. */
export function businessDay(settings: VendorSettings, now: Date): Date {
  return istDayStart(servingDate(settings, now));
}

/** The hours of a day. If they differ from the usual hours, names both. */
export function todayText(settings: VendorSettings, now: Date): string {
  const text = hoursText(hoursToday(settings, now));
  return hasOtherHoursToday(settings, now)
    ? texts.hoursInstead(text, usualText(settings, now))
    : text;
}

export function hasOtherHoursToday(settings: VendorSettings, now: Date): boolean {
  return (windowsText(hoursToday(settings, now)) || texts.closed) !== usualText(settings, now);
}

function usualText(settings: VendorSettings, now: Date): string {
  return windowsText(hoursToday({ ...settings, today: undefined }, now)) || texts.closed;
}

function laterClock(instant: string | undefined, now: Date): string | undefined {
  return instant && instant > now.toISOString() ? clockAt(instant) : undefined;
}
