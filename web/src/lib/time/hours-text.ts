import { clockText } from '@thali/shared/time/clock-text';
import {
  type DayHours,
  isDayOff,
  type WeekdayHours,
  windowsOf,
} from '@thali/shared/vendors/business-hours';
import * as texts from './hours-texts.ts';

/** Today's hours in words. Rule: hours-7 */
export function hoursText(hours: WeekdayHours | undefined): string {
  if (isDayOff(hours)) return texts.closedToday;
  const text = windowsText(hours);
  if (!text) return texts.notSet;
  return text === wholeDay ? text : texts.today(text);
}

const wholeDay = texts.openAllDay;

/** `12 pm – 3 pm, 7 pm – 10 pm`, or 'Open all day'. Empty if there are no hours. */
export function windowsText(hours: WeekdayHours | undefined): string {
  const windows = windowsOf(hours);
  const [first] = windows;
  if (first && windows.length === 1 && isWholeDay(first)) return wholeDay;
  return windows.map(({ open, close }) => `${clockText(open)} – ${clockText(close)}`).join(', ');
}

/** Whether a day has no closing time: midnight to midnight, or the same hour twice. */
function isWholeDay({ open, close }: DayHours): boolean {
  return open === close || (open === '00:00' && (close === '23:59' || close === '24:00'));
}
