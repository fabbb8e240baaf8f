import { winsorise } from './winsorise.ts';

/** The sales of one day: orders, meals or revenue in any unit; 0 for an open day without a sale. */
export interface DemandDay {
  /** YYYY-MM-DD */
  date: string;
  /** >= 0 */
  value: number;
}

/** A day of training data. */
export interface OpenDay {
  /** Days since 1970-01-01. */
  day: number;
  /** 0 is Sunday, as in `weekdays` of time/ist.ts. */
  weekday: number;
  /** The actual sales. */
  sold: number;
  /** Winsorised. */
  value: number;
  /** log1p of `value`. */
  logValue: number;
}

/** Sales by day since 1970-01-01, in order. */
export type SalesByDay = ReadonlyMap<number, number>;

const dayMs = 86_400_000;

export function dayOf(date: string): number {
  return Math.round(Date.parse(date) / dayMs);
}

export function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** Adds up the entries of each day. Ignores invalid dates, invalid numbers and negative numbers. */
export function salesByDay(history: readonly DemandDay[]): SalesByDay {
  const sales = new Map<number, number>();
  for (const { date, value } of history) {
    const day = dayOf(date);
    if (!Number.isFinite(day) || !Number.isFinite(value) || value < 0) continue;
    sales.set(day, (sales.get(day) ?? 0) + value);
  }
  return new Map([...sales].sort(([a], [b]) => a - b));
}

/** Prepares sales for the models. Clips outliers before taking the logarithm. */
export function toOpenDays(sales: SalesByDay): OpenDay[] {
  const days = [...sales].map(([day, sold]) => ({ day, weekday: weekdayOf(day), sold }));
  const values = winsorise(days);
  return days.map((day, index) => {
    const value = values[index] ?? day.sold;
    return { ...day, value, logValue: Math.log1p(value) };
  });
}

/** The winsorised sales of the last open day of a weekday; undefined if there is none. */
export function lastSold(
  days: readonly OpenDay[],
  weekday: number,
  until = Number.POSITIVE_INFINITY,
): number | undefined {
  return days.findLast((day) => day.day <= until && day.weekday === weekday)?.value;
}
