import type { Day } from '../analytics/read-period.ts';
import { sumOf } from '../analytics/read-period.ts';

/** The share of a usual day's orders by the end of each hour: 24 shares up to 1, or none without hourly figures. */
export function dayCourse(days: readonly Day[]): number[] {
  const figures = sumOf(days);
  const byHour = Array.from({ length: 24 }, (_, hour) => figures[`hour${hour}`] ?? 0);
  const all = byHour.reduce((sum, orders) => sum + orders, 0);
  if (all === 0) return [];
  let until = 0;
  return byHour.map((orders) => {
    until += orders;
    return Math.round((until / all) * 1000) / 1000;
  });
}

/**
 * The share of a usual day's orders before a time of day.
 * @param clock  HH:MM
 */
export function shareBehind(course: readonly number[], clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const before = course[hour - 1] ?? 0;
  return before + ((course[hour] ?? 1) - before) * (minute / 60);
}
