import { orderStatuses } from '@thali/shared/orders/order-status';
import { add, type Figures } from './figures.ts';
import { unpackNumbers } from './number-set.ts';
import { readDayRows } from './read-projections.table.ts';

export interface Day {
  date: string;
  figures: Figures;
}

/** The sums over the days of a period. */
export interface PeriodSums {
  figures: Figures;
  /** Distinct customers. */
  customers: number;
}

/** The figures of each day with orders, oldest first. */
export async function readDays(vendorId: string, from: string, to: string): Promise<Day[]> {
  return (await readDayRows(vendorId, 'figures', from, to)).map(toDay);
}

/** Sales of each dish on each day; see `itemFigures`. */
export async function readItemDays(vendorId: string, from: string, to: string): Promise<Day[]> {
  return (await readDayRows(vendorId, 'items', from, to)).map(toDay);
}

/** Sales of each dish in a period; see `itemFigures`. */
export async function readItemSums(vendorId: string, from: string, to: string): Promise<Figures> {
  return sumOf(await readItemDays(vendorId, from, to));
}

/** The customers of each day, by number. */
export async function readDayCustomers(
  vendorId: string,
  from: string,
  to: string,
): Promise<{ date: string; numbers: number[] }[]> {
  const rows = await readDayRows(vendorId, 'customers', from, to);
  return rows.map(({ date, numbers }) => ({
    date: String(date),
    numbers: unpackNumbers(numbers as Uint8Array),
  }));
}

export function sumOf(days: readonly Day[]): Figures {
  return days.reduce((sum: Figures, { figures }) => add(sum, figures), {});
}

export function daysWithin<T extends { date: string }>(
  days: readonly T[],
  from: string,
  to: string,
): T[] {
  return days.filter(({ date }) => date >= from && date <= to);
}

export function distinctCustomers(days: readonly { numbers: number[] }[]): number {
  const all = new Set<number>();
  for (const { numbers } of days) for (const number of numbers) all.add(number);
  return all.size;
}

export function statusCounts(figures: Figures) {
  return Object.fromEntries(
    orderStatuses.map((status) => [status, figures[status] ?? 0] as const),
  ) as Record<(typeof orderStatuses)[number], number>;
}

/** A row's figures, without its other attributes. */
export function toDay(row: Record<string, unknown>): Day {
  const { PK, SK, date, revision, ...figures } = row;
  return { date: String(date), figures: figures as Figures };
}
