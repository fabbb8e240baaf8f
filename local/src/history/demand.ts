import type { Weekday } from '@thali/shared/time/ist';
import type { DemoMealTime } from '../demo/demo-vendor.ts';
import type { Random } from './random.ts';

/** Students eat out on weekdays and go home on Sundays. */
const weekdayFactor: Record<Weekday, number> = {
  Monday: 1.08,
  Tuesday: 1.12,
  Wednesday: 1.2,
  Thursday: 1.14,
  Friday: 1.1,
  Saturday: 0.82,
  Sunday: 0.46,
};

/** The growth of demand from the oldest day to today. */
const growth = 0.15;

/** Picks a vendor's number of orders on one day. */
export function pickOrderCount(
  ordersPerDay: number,
  weekday: Weekday,
  daysAgo: number,
  days: number,
  random: Random,
): number {
  const trend = 1 + growth * (0.5 - daysAgo / days);
  const noise = Math.exp(random.normal(0, 0.1));
  return Math.round(ordersPerDay * weekdayFactor[weekday] * trend * noise);
}

interface Sitting {
  meal: Exclude<DemoMealTime, 'all'>;
  share: number;
  /** Minutes after midnight in India. */
  peakMinute: number;
  /** The standard deviation. */
  spreadMinutes: number;
}

const sittings: readonly Sitting[] = [
  { meal: 'breakfast', share: 0.12, peakMinute: 8 * 60 + 50, spreadMinutes: 35 },
  { meal: 'lunch', share: 0.46, peakMinute: 13 * 60, spreadMinutes: 40 },
  { meal: 'lunch', share: 0.06, peakMinute: 16 * 60 + 45, spreadMinutes: 35 },
  { meal: 'dinner', share: 0.36, peakMinute: 20 * 60 + 10, spreadMinutes: 45 },
];

/** Picks an order's meal and its second of the day in India. */
export function pickOrderTime(random: Random): { meal: Sitting['meal']; second: number } {
  const { meal, peakMinute, spreadMinutes } = random.pickWeighted(sittings, ({ share }) => share);
  const minute = random.normal(peakMinute, spreadMinutes);
  const inDay = Math.min(Math.max(minute, 7 * 60), 23 * 60);
  return { meal, second: Math.floor(inDay * 60) };
}
