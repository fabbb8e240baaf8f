import type { DayHours } from '@thali/shared/vendors/business-hours';

/** Today's row in words. Rule: hours-7 */
export function hoursText(hours: DayHours | undefined): string {
  if (hours?.closed) return 'Closed Today';
  if (!hours?.open || !hours.close) return 'Hours not set for today';
  return isWholeDay(hours) ? 'Open all day' : `Today ${spanText(hours.open, hours.close)}`;
}

/** `9 am – 9:30 pm` */
export function spanText(open: string, close: string): string {
  return `${clockText(open)} – ${clockText(close)}`;
}

function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute > 0 ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}

/** Whether a day's row has no end: from midnight to midnight, or from an hour to the same. */
export function isWholeDay({ open, close }: DayHours): boolean {
  return open === close || (open === '00:00' && (close === '23:59' || close === '24:00'));
}
