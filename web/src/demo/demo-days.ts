import { toPaise, toRupees } from '@thali/shared/money/paise';
import { platformFee } from '@thali/shared/orders/platform-fee';
import { daysSinceMonday } from '@thali/shared/time/dates';
import { istDayStart, toIst } from '@thali/shared/time/ist';
import { demoDishes } from './demo-dishes.ts';

/** The sales of a made-up day. Amounts in rupees; the hours are 24 numbers. */
export interface DemoDay {
  date: string;
  /** Portions in the order of the menu. */
  portions: number[];
  /** The revenue of each dish. */
  revenues: number[];
  revenue: number;
  sold: number;
  cancelled: number;
  /** The fees of the sold orders. */
  fees: number[];
  ordersByHour: number[];
  revenueByHour: number[];
}

export const dishList = Object.values(demoDishes).map((dish, sortOrder) => ({
  ...dish,
  sortOrder,
}));

/** From Monday. */
const weekdayFactors = [0.95, 1, 1.08, 1.02, 1.15, 0.8, 0.6];
/** Each hour's share of a whole day. */
const hourShares: Record<number, number> = {
  ...{ 8: 0.07, 9: 0.11, 10: 0.04, 12: 0.19, 13: 0.23, 14: 0.06 },
  ...{ 17: 0.05, 18: 0.04, 19: 0.09, 20: 0.09, 21: 0.03 },
};
const portionsPerOrder = 2.3;
const lunchMs = 13.5 * 60 * 60 * 1000;

/** The time of the figures: at least half past one, so that the demo's day has sales at any hour. */
export function demoTime(now: Date): Date {
  return new Date(Math.max(now.getTime(), istDayStart(toIst(now).date).getTime() + lunchMs));
}

/** A day's sales. Each call returns the same figures for the same day. Today's figures end with the running hour. */
export function demoDay(date: string, now: Date): DemoDay {
  const { date: today, clock } = toIst(now);
  const [hour, minute] = clock.split(':').map(Number) as [number, number];
  const hours = Array.from({ length: 24 }, (_, at) => {
    const share = date > today ? 0 : (hourShares[at] ?? 0);
    if (date !== today || at < hour) return share;
    return at === hour ? (share * minute) / 60 : 0;
  });
  const doneShare = sum(hours);
  const day = Date.parse(date) / 86_400_000;
  const factor =
    doneShare * (weekdayFactors[daysSinceMonday(date)] ?? 1) * (1 + (day - 20_780) / 900);
  const portions = dishList.map((dish, index) =>
    Math.round(dish.portions * factor * (0.8 + 0.4 * noise(day, index))),
  );
  const revenues = portions.map((count, index) => count * (dishList[index]?.price ?? 0));
  const revenue = sum(revenues);
  const sold = Math.round(sum(portions) / portionsPerOrder);
  const cancelled = Math.round((sold / 40) * (0.5 + noise(day, 99)));
  const average = toPaise(sold > 0 ? revenue / sold : 0);
  const fees = Array.from({ length: sold }, (_, index) =>
    toRupees(platformFee(Math.round(average * (0.4 + 1.2 * noise(day, index))))),
  );
  return {
    ...{ date, portions, revenues, revenue, sold, cancelled, fees },
    ordersByHour: spread(sold + cancelled, hours),
    revenueByHour: spread(revenue, hours),
  };
}

/** Whole numbers that follow the shares and add up to the total. */
function spread(total: number, shares: readonly number[]): number[] {
  const shareSum = sum(shares) || 1;
  let lastUntil = 0;
  return shares.map((_, at) => {
    const until = Math.round((total * sum(shares.slice(0, at + 1))) / shareSum);
    const part = until - lastUntil;
    lastUntil = until;
    return part;
  });
}

/** From 0 to 1, always the same for the same numbers. */
function noise(day: number, index: number): number {
  const value = Math.sin(day * 12.9898 + index * 78.233) * 43_758.5453;
  return value - Math.floor(value);
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
