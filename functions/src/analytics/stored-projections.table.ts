import { keys } from '../table/keys.ts';
import { putRow, replaceRow } from '../table/put-row.ts';
import type { Drift, StoredDay, StoredProjections } from './find-drift.ts';
import type { DayCustomersRow } from './projection-rows.ts';
import { toDay } from './read-period.ts';
import { readCustomers, readDayRows, readSummaries } from './read-projections.table.ts';

/** All projections of a vendor. Reads every day and customer, so only a rebuild may call it. */
export async function readStoredProjections(vendorId: string): Promise<StoredProjections> {
  const read = (kind: Parameters<typeof readDayRows>[1]) =>
    readDayRows(vendorId, kind, '2000-01-01', '9999-12-31');
  const [days, items, dayCustomers, customers, summaries] = await Promise.all([
    read('figures'),
    read('items'),
    read('customers'),
    readCustomers(vendorId),
    readSummaries([vendorId]),
  ]);
  return {
    days: days.map(toStoredDay),
    items: items.map(toStoredDay),
    dayCustomers: dayCustomers as unknown as DayCustomersRow[],
    customers,
    summary: summaries.get(vendorId),
  };
}

function toStoredDay(row: Record<string, unknown>): StoredDay {
  return { ...toDay(row), revision: Number(row.revision) };
}

/** Replaces a row by its correction, unless it has changed. 1 write unit per kB. */
export async function writeCorrection(
  vendorId: string,
  { kind, name, row, revision }: Drift,
): Promise<void> {
  const corrected = { ...row, revision: (revision ?? 0) + 1, ...keyOf(vendorId, kind, name) };
  const stored = revision === undefined ? undefined : { revision };
  await putRow(replaceRow(corrected, stored, 'revision'));
}

function keyOf(vendorId: string, kind: Drift['kind'], name: string) {
  switch (kind) {
    case 'days':
      return keys.dayFigures(vendorId, name);
    case 'items':
      return keys.dayItems(vendorId, name);
    case 'dayCustomers':
      return keys.dayCustomers(vendorId, name);
    case 'customers':
      return keys.customer(vendorId, name);
    case 'summary':
      return keys.vendorSummary(vendorId);
  }
}
