import { toIst } from '@thali/shared/time/ist';
import { addTo, type CountResult, type ExistingRows } from './counting.ts';
import { dayFigures, type Figures } from './figures.ts';
import { packNumbers, unpackNumbers } from './number-set.ts';
import { type CustomerOrder, hasCustomer, type OrderFacts } from './order-facts.ts';
import type { CountedRow, CustomerRow, DayCustomersRow } from './projection-rows.ts';

/**
 * Counts the customers of uncounted orders: updates each customer and the customers of each day. An unconfirmed order
 * neither creates nor renames a customer.
 * Rule: customers-8
 */
export function countCustomers(
  orders: readonly OrderFacts[],
  before: ExistingRows,
  counting: CountResult,
): void {
  const customers = new Map<string, CustomerRow>();
  const numbersByDate = new Map<string, Set<number>>();
  let customerCount = before.summary?.customers ?? 0;
  let lastOrderAt = before.summary?.lastOrderAt ?? '';
  for (const order of orders) {
    if (order.createdAt > lastOrderAt) lastOrderAt = order.createdAt;
    if (!hasCustomer(order)) continue;
    const { key } = order.customer;
    const earlier = withFirstSeen(order, customers.get(key) ?? before.customers.get(key));
    customers.set(key, earlier);
    if (!order.isConfirmed) continue;
    if (earlier.number === 0) customerCount += 1;
    const number = earlier.number || customerCount;
    const after = withOrder({ ...earlier, number }, order, before.counted.get(order.id));
    customers.set(key, after);
    moveFirstDay(earlier, after, counting.days);
    if (before.counted.get(order.id)?.isConfirmed) continue;
    const numbers = numbersByDate.get(order.date) ?? new Set();
    numbersByDate.set(order.date, numbers.add(number));
  }
  // A row starts at revision 0; each write adds 1.
  counting.customers = [...customers.values()]
    .filter((customer) => !isSame(customer, before.customers.get(customer.key)))
    .map((customer) => ({ ...customer, revision: customer.revision + 1 }));
  counting.dayCustomers = [...numbersByDate].flatMap(([date, numbers]) =>
    withNumbers(date, numbers, before.dayCustomers.get(date)),
  );
  const {
    customers: countBefore = 0,
    lastOrderAt: lastBefore = '',
    revision = 0,
  } = before.summary ?? {};
  if (customerCount !== countBefore || lastOrderAt !== lastBefore) {
    counting.summary = { customers: customerCount, lastOrderAt, revision: revision + 1 };
  }
}

/** The customer's row with the time of their earliest order; a new row has no number yet. */
function withFirstSeen(
  { customer, createdAt }: CustomerOrder,
  row: CustomerRow | undefined,
): CustomerRow {
  if (row && row.firstSeenAt <= createdAt) return row;
  if (row) return { ...row, firstSeenAt: createdAt };
  const empty = { number: 0, name: '', phone: '', orders: 0, spentPaise: 0, revision: 0 };
  const never = { firstOrderAt: '', lastOrderAt: '' };
  return { key: customer.key, firstSeenAt: createdAt, ...empty, ...never };
}

function withOrder(
  customer: CustomerRow,
  order: CustomerOrder,
  counted: CountedRow | undefined,
): CustomerRow {
  const spent = (figures: Figures) => figures.revenuePaise ?? 0;
  const { name, phone } = order.customer;
  const { createdAt } = order;
  return {
    ...customer,
    ...(isLatest(order, customer) && { name, phone, lastOrderAt: createdAt }),
    ...(isFirst(order, customer) && { firstOrderAt: createdAt }),
    orders: customer.orders + (counted?.isConfirmed ? 0 : 1),
    spentPaise:
      customer.spentPaise +
      spent(dayFigures(order, order.status)) -
      (counted?.isConfirmed ? spent(dayFigures(order, counted.status)) : 0),
  };
}

function isFirst({ createdAt }: OrderFacts, { firstOrderAt }: CustomerRow): boolean {
  return firstOrderAt === '' || createdAt < firstOrderAt;
}

/** Whether an order is the customer's latest. Two orders at one instant always give the same result. */
function isLatest({ createdAt, customer: person }: CustomerOrder, stored: CustomerRow): boolean {
  if (createdAt !== stored.lastOrderAt) return createdAt > stored.lastOrderAt;
  return `${person.name} ${person.phone}` >= `${stored.name} ${stored.phone}`;
}

/** A customer is new on the day of their first order, even if that order arrives later. */
function moveFirstDay(earlier: CustomerRow, after: CustomerRow, days: Map<string, Figures>): void {
  const from = earlier.firstOrderAt && dayOf(earlier.firstOrderAt);
  const to = dayOf(after.firstOrderAt);
  if (from === to) return;
  if (from) addTo(days, from, { newCustomers: -1 });
  addTo(days, to, { newCustomers: 1 });
}

function dayOf(time: string): string {
  return toIst(new Date(time)).date;
}

function isSame(a: CustomerRow, b: CustomerRow | undefined): boolean {
  return b !== undefined && JSON.stringify(a) === JSON.stringify({ ...a, ...b });
}

/** More customers than any mess has in a day. At three bytes each they fit into a row of 400 kB. */
const maxPerDay = 100_000;

function withNumbers(
  date: string,
  numbers: ReadonlySet<number>,
  before: DayCustomersRow | undefined,
): DayCustomersRow[] {
  const stored = new Set(before ? unpackNumbers(before.numbers) : []);
  const all = [...new Set([...stored, ...numbers])].slice(0, maxPerDay);
  if (all.length === stored.size) return [];
  return [{ date, numbers: packNumbers(all), revision: (before?.revision ?? 0) + 1 }];
}
