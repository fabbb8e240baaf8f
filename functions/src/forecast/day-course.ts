import type { Day } from '../analytics/read-period.ts';
import { sumOf } from '../analytics/read-period.ts';

/** How far a usual day has come by the end of each hour: 24 shares up to 1; none where no hour is known. */
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

/** The share of a usual day that lies behind a minute of it. */
export function shareBehind(course: readonly number[], minuteOfDay: number): number {
  const hour = Math.floor(minuteOfDay / 60);
  const before = course[hour - 1] ?? 0;
  return before + ((course[hour] ?? 1) - before) * ((minuteOfDay % 60) / 60);
}
