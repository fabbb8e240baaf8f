import { clockText } from '@thali/shared/time/clock-text';
import type { DayHours } from '@thali/shared/vendors/business-hours';

/** Today's hours in words. Rule: hours-7 */
export function hoursText(hours: DayHours | undefined): string {
  if (hours?.closed) return 'Closed Today';
  if (!hours?.open || !hours.close) return 'Hours not set for today';
  return isWholeDay(hours) ? 'Open all day' : `Today ${spanText(hours.open, hours.close)}`;
}

/** `9 am – 9:30 pm` */
export function spanText(open: string, close: string): string {
  return `${clockText(open)} – ${clockText(close)}`;
}

/** Whether a day has no closing time: midnight to midnight, or the same hour twice. */
export function isWholeDay({ open, close }: DayHours): boolean {
  return open === close || (open === '00:00' && (close === '23:59' || close === '24:00'));
}
