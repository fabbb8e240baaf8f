import { countOrders } from './count-orders.ts';
import { noRows } from './counting.ts';
import { type Figures, withoutZeros } from './figures.ts';
import { packNumbers, unpackNumbers } from './number-set.ts';
import type { OrderFacts } from './order-facts.ts';
import type { CustomerRow, DayCustomersRow, SummaryRow } from './projection-rows.ts';

/** A day's stored figures. The revision counts the row's writes. */
export interface StoredDay {
  date: string;
  figures: Figures;
  revision: number;
}

/** All projections of one vendor. */
export interface StoredProjections {
  days: StoredDay[];
  items: StoredDay[];
  dayCustomers: DayCustomersRow[];
  customers: CustomerRow[];
  summary: SummaryRow | undefined;
}

/** A row that differs from the recount. */
export interface Drift {
  kind: keyof StoredProjections;
  /** The date, or the customer's key; empty for the summary. */
  name: string;
  /** The correct row. */
  row: object;
  /** The stored row's revision; undefined if there is none. */
  revision: number | undefined;
}

/** The differences between a vendor's projections and a recount of its orders. Customers keep their numbers. */
export function findDrift(orders: readonly OrderFacts[], stored: StoredProjections): Drift[] {
  const recount = countOrders(orders, noRows);
  const numbers = numbersOf(recount.customers, stored.customers);
  const numberOf = (recounted: number) => numbers.get(recounted) ?? recounted;
  const customers = recount.customers.map((row) => ({ ...row, number: numberOf(row.number) }));
  const onDay = new Map(recount.dayCustomers.map((day) => [day.date, unpackNumbers(day.numbers)]));
  const dates = new Set([...onDay.keys(), ...stored.dayCustomers.map(({ date }) => date)]);
  const dayCustomers = [...dates].map((date) => ({
    date,
    numbers: packNumbers((onDay.get(date) ?? []).map(numberOf)),
  }));
  return [
    ...dayDrift('days', recount.days, stored.days),
    ...dayDrift('items', recount.items, stored.items),
    ...rowDrift('dayCustomers', ({ date }) => date, dayCustomers, stored.dayCustomers),
    ...rowDrift('customers', ({ key }) => key, customers, stored.customers),
    ...summaryDrift(customers, recount.summary?.lastOrderAt, stored.summary),
  ];
}

/** Maps a customer's recounted number to the stored number. No two customers share a number. */
function numbersOf(
  counted: readonly CustomerRow[],
  stored: readonly CustomerRow[],
): Map<number, number> {
  const numbered = stored.filter(({ number }) => number > 0);
  const keyOf = new Map(numbered.toReversed().map(({ key, number }) => [number, key]));
  const storedNumbers = new Map([...keyOf].map(([number, key]) => [key, number]));
  let last = maxNumber(stored);
  return new Map(
    counted
      .filter(({ number }) => number > 0)
      .map(({ key, number }) => {
        const storedNumber = storedNumbers.get(key);
        if (storedNumber === undefined) last += 1;
        return [number, storedNumber ?? last];
      }),
  );
}

function maxNumber(customers: readonly CustomerRow[]): number {
  return customers.reduce((max, { number }) => Math.max(max, number), 0);
}

function dayDrift(
  kind: 'days' | 'items',
  correct: ReadonlyMap<string, Figures>,
  stored: readonly StoredDay[],
): Drift[] {
  const byDate = new Map(stored.map((day) => [day.date, day]));
  const dates = new Set([...correct.keys(), ...byDate.keys()]);
  return [...dates].flatMap((date) => {
    const figures = withoutZeros(correct.get(date) ?? {});
    const day = byDate.get(date);
    if (isSame(figures, withoutZeros(day?.figures ?? {}))) return [];
    return [{ kind, name: date, row: { date, ...figures }, revision: day?.revision }];
  });
}

function rowDrift<Row extends object>(
  kind: 'dayCustomers' | 'customers',
  nameOf: (row: Row) => string,
  correct: readonly Row[],
  stored: readonly (Row & { revision: number })[],
): Drift[] {
  const byName = new Map(stored.map((row) => [nameOf(row), row]));
  return correct.flatMap((row) => {
    const storedRow = byName.get(nameOf(row));
    if (storedRow && isSame({ ...storedRow, ...row, revision: storedRow.revision }, storedRow))
      return [];
    return [{ kind, name: nameOf(row), row: { ...row }, revision: storedRow?.revision }];
  });
}

function summaryDrift(
  customers: readonly CustomerRow[],
  lastOrderAt: string | undefined,
  stored: SummaryRow | undefined,
): Drift[] {
  if (!lastOrderAt) return [];
  // The highest used number, so that no number is used twice.
  const row = { customers: maxNumber(customers), lastOrderAt };
  if (stored && stored.customers === row.customers && stored.lastOrderAt === lastOrderAt) return [];
  return [{ kind: 'summary', name: '', row, revision: stored?.revision }];
}

function isSame(a: object, b: object): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: object): string {
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(
    entries.map(([name, item]) => [name, item instanceof Uint8Array ? [...item] : item]),
  );
}
