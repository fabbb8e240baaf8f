import { batchGet } from '../table/batch-get.ts';
import { keys } from '../table/keys.ts';
import { between, queryPage, queryRows } from '../table/query-rows.ts';
import { readRow } from '../table/read-row.ts';
import type { Figures } from './figures.ts';
import type { CustomerRow, NamesRow, SummaryRow } from './projection-rows.ts';

type Row = Record<string, unknown>;

/**
 * The names of the dishes and choices that a vendor has sold, by id (`NamesRow`). 0.5 read units per 4 kB.
 */
export async function readItemNames(vendorId: string): Promise<Record<string, string>> {
  const row = await readRow<NamesRow>(keys.itemNames(vendorId));
  return row?.names ?? {};
}

/** The number of a day's unproven orders that wait in the kitchen. 0.5 read units. */
export async function readUnprovenWaiting(vendorId: string, date: string): Promise<number> {
  const row = await readRow(keys.dayFigures(vendorId, date));
  return Number(row?.unprovenWaiting ?? 0);
}

/** The portions of a day's orders for which guests wait. 0.5 read units. */
export async function readWaitingPortions(vendorId: string, date: string): Promise<number> {
  const row = await readRow(keys.dayFigures(vendorId, date));
  return Math.max(0, Number(row?.waitingPortions ?? 0));
}

/** The figures of one day, by vendor. 0.5 read units for each vendor. */
export async function readFiguresOfDay(
  vendorIds: readonly string[],
  date: string,
): Promise<Map<string, Figures>> {
  const rows = await batchGet(vendorIds.map((id) => keys.dayFigures(id, date)));
  const byPartition = new Map(rows.map((row) => [row.PK, row as unknown as Figures]));
  return new Map(
    vendorIds.map((id) => [id, byPartition.get(keys.dayFigures(id, date).PK) ?? {}] as const),
  );
}

/** Days with orders of a vendor, oldest first. 0.5 read units per 4 kB. */
export function readDayRows(
  vendorId: string,
  kind: 'figures' | 'items' | 'customers',
  from: string,
  to: string,
): Promise<Row[]> {
  const keyOf = { figures: keys.dayFigures, items: keys.dayItems, customers: keys.dayCustomers };
  return queryRows(between(keyOf[kind](vendorId, from), keyOf[kind](vendorId, to)));
}

/** The first day with an order of a vendor. Undefined without orders. 0.5 read units. */
export async function readFirstDay(vendorId: string): Promise<string | undefined> {
  const [first, last] = [keys.dayFigures(vendorId, '2000'), keys.dayFigures(vendorId, '9999')];
  const { Items = [] } = await queryPage({ ...between(first, last), Limit: 1 });
  return Items[0] && String(Items[0].date);
}

/** All customers of a vendor. 0.5 read units for about 20. */
export async function readCustomers(vendorId: string): Promise<CustomerRow[]> {
  const rows = await queryRows({
    KeyConditionExpression: 'PK = :customers',
    ExpressionAttributeValues: { ':customers': keys.customer(vendorId, '').PK },
  });
  return rows as unknown as CustomerRow[];
}

/** Summaries of vendors by id. 0.5 read units each. */
export async function readSummaries(
  vendorIds: readonly string[],
): Promise<Map<string, SummaryRow>> {
  const rows = await batchGet(vendorIds.map(keys.vendorSummary));
  const byPartition = new Map(rows.map((row) => [row.PK, row as unknown as SummaryRow]));
  return new Map(
    vendorIds.flatMap((id) => {
      const row = byPartition.get(keys.vendorSummary(id).PK);
      return row ? [[id, row] as const] : [];
    }),
  );
}

/** The platform's days in one shard, oldest first. */
export function readPlatformDays(shard: number, from: string, to: string): Promise<Row[]> {
  return queryRows(between(keys.platformDay(shard, from), keys.platformDay(shard, to)));
}
