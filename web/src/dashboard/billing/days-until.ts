import { istMoment } from '@thali/shared/time/ist';

const dayMs = 86_400_000;

/** Days on India's calendar from today to the day of an instant; 0 on that day and after it. */
export function daysUntil(iso: string, now: Date): number {
  const midnight = (instant: Date) => Date.parse(istMoment(instant).date);
  return Math.max(0, Math.round((midnight(new Date(iso)) - midnight(now)) / dayMs));
}

/** `today`, `tomorrow`, `in 5 days`. */
export function inDaysText(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** `1 day`, `5 days`. */
export function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
