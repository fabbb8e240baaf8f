import type { Day } from '../analytics/read-period.ts';
import { sumOf } from '../analytics/read-period.ts';

/** The cumulative share of a usual day's orders at the end of each of the 24 hours. Empty without hourly figures. */
export function cumulativeShares(days: readonly Day[]): number[] {
  const figures = sumOf(days);
  const byHour = Array.from({ length: 24 }, (_, hour) => figures[`hour${hour}`] ?? 0);
  const all = byHour.reduce((sum, orders) => sum + orders, 0);
  if (all === 0) return [];
  let ordersSoFar = 0;
  return byHour.map((orders) => {
    ordersSoFar += orders;
    return Math.round((ordersSoFar / all) * 1000) / 1000;
  });
}

/**
 * The share of a usual day's orders before a time of day.
 * @param clock  HH:MM
 */
export function shareBefore(shares: readonly number[], clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const before = shares[hour - 1] ?? 0;
  return before + ((shares[hour] ?? 1) - before) * (minute / 60);
}
