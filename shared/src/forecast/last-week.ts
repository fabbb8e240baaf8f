import type { OpenDay } from './open-days.ts';

/** What the last open day of a weekday sold, winsorised; undefined where there was none. */
export function lastSold(
  days: readonly OpenDay[],
  weekday: number,
  until = Number.POSITIVE_INFINITY,
): number | undefined {
  return days.findLast((one) => one.day <= until && one.weekday === weekday)?.value;
}
