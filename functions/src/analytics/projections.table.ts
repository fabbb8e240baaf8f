import { batchGet } from '../table/batch-get.ts';
import { keys, type RowKey } from '../table/keys.ts';
import { replaceRow } from '../table/put-row.ts';
import { transact, type Write } from '../table/transact.ts';
import type { CountResult, ExistingRows } from './counting.ts';
import { type Figures, withoutZeros } from './figures.ts';
import { customerKeysOf, type OrderFacts } from './order-facts.ts';
import type {
  CountedRow,
  CustomerRow,
  DayCustomersRow,
  NamesRow,
  SummaryRow,
} from './projection-rows.ts';

type Row = Record<string, unknown>;

/** The number of shards that share the platform's figures of a day. */
export const platformShards = 32;

/** Reads the rows that a count of these orders changes. 1 read unit for each existing row. */
export async function readExistingRows(
  vendorId: string,
  orders: readonly OrderFacts[],
): Promise<ExistingRows> {
  const dates = new Set(orders.map(({ date }) => date));
  const customerKeys = customerKeysOf(orders);
  const rows = await readRows([
    ...orders.map(({ id }) => keys.orderCounted(id)),
    ...[...customerKeys].map((key) => keys.customer(vendorId, key)),
    ...[...dates].map((date) => keys.dayCustomers(vendorId, date)),
    keys.vendorSummary(vendorId),
    keys.itemNames(vendorId),
  ]);
  const rowAt = (key: RowKey) => rows.get(nameOf(key));
  const byName = <T>(names: Iterable<string>, keyOf: (name: string) => RowKey) =>
    new Map(
      [...names].flatMap((name) => {
        const row = rowAt(keyOf(name));
        return row ? [[name, row as T] as const] : [];
      }),
    );
  return {
    counted: byName<CountedRow>(
      orders.map(({ id }) => id),
      keys.orderCounted,
    ),
    customers: byName<CustomerRow>(customerKeys, (key) => keys.customer(vendorId, key)),
    dayCustomers: byName<DayCustomersRow>(dates, (date) => keys.dayCustomers(vendorId, date)),
    summary: rowAt(keys.vendorSummary(vendorId)) as SummaryRow | undefined,
    names: rowAt(keys.itemNames(vendorId)) as NamesRow | undefined,
  };
}

/**
 * Writes a count, all or nothing. Replaces the rows that were read, and adds to the figures of days.
 * @returns false if another count has changed a row meanwhile
 */
export async function writeCounting(
  vendorId: string,
  before: ExistingRows,
  counting: CountResult,
): Promise<boolean> {
  const writes = countingWrites(vendorId, before, counting);
  if (writes.length === 0) return true;
  return (await transact({ writes })).size === 0;
}

function countingWrites(vendorId: string, before: ExistingRows, counting: CountResult): Write[] {
  const shard = shardOf(vendorId);
  return [
    ...counting.counted.map((row) =>
      replace(keys.orderCounted(row.orderId), row, before.counted.get(row.orderId)),
    ),
    ...counting.customers.map((row) =>
      replace(keys.customer(vendorId, row.key), row, before.customers.get(row.key)),
    ),
    ...counting.dayCustomers.map((row) =>
      replace(keys.dayCustomers(vendorId, row.date), row, before.dayCustomers.get(row.date)),
    ),
    ...(counting.summary
      ? [replace(keys.vendorSummary(vendorId), counting.summary, before.summary)]
      : []),
    ...(counting.names ? [replace(keys.itemNames(vendorId), counting.names, before.names)] : []),
    ...additions(counting.days, (date) => keys.dayFigures(vendorId, date)),
    ...additions(counting.items, (date) => keys.dayItems(vendorId, date)),
    ...additions(counting.platform, (date) => keys.platformDay(shard, date)),
  ];
}

function replace(key: RowKey, row: object, before: { revision: unknown } | undefined): Write {
  return { Put: replaceRow({ ...row, ...key }, before, 'revision') };
}

function additions(byDate: ReadonlyMap<string, Figures>, keyOf: (date: string) => RowKey): Write[] {
  return [...byDate].flatMap(([date, figures]) => {
    const added = Object.entries(withoutZeros(figures));
    if (added.length === 0) return [];
    const assignments = added.map((_, index) => `#${index} :${index}`);
    return {
      Update: {
        Key: keyOf(date),
        UpdateExpression: `ADD revision :one, ${assignments.join(', ')} SET #date = :date`,
        ExpressionAttributeNames: {
          '#date': 'date',
          ...Object.fromEntries(added.map(([name], index) => [`#${index}`, name])),
        },
        ExpressionAttributeValues: {
          ':date': date,
          ':one': 1,
          ...Object.fromEntries(added.map(([, value], index) => [`:${index}`, value])),
        },
      },
    };
  });
}

/**
 * Adds to the platform's figures of a day, unless the row has changed. 2 write units.
 * @param revision the revision of the row at the read; undefined if there was no row
 * @returns false if the row has changed
 */
export async function addToPlatform(
  shard: number,
  date: string,
  figures: Figures,
  revision: number | undefined,
): Promise<boolean> {
  const [addition] = additions(new Map([[date, figures]]), (day) => keys.platformDay(shard, day));
  if (!addition?.Update) return true;
  const { ExpressionAttributeValues } = addition.Update;
  const condition =
    revision === undefined
      ? { ConditionExpression: 'attribute_not_exists(PK)' }
      : {
          ConditionExpression: 'revision = :revision',
          ExpressionAttributeValues: { ...ExpressionAttributeValues, ':revision': revision },
        };
  const refused = await transact({ figures: { Update: { ...addition.Update, ...condition } } });
  return refused.size === 0;
}

/** The shard that holds a vendor's figures. A vendor never changes its shard. */
export function shardOf(vendorId: string): number {
  let hash = 0;
  for (const letter of vendorId) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003;
  return hash % platformShards;
}

async function readRows(rowKeys: readonly RowKey[]): Promise<Map<string, Row>> {
  const rows = await batchGet(rowKeys, { ConsistentRead: true });
  return new Map(rows.map((row) => [nameOf(row as RowKey), row]));
}

function nameOf({ PK, SK }: RowKey): string {
  return `${PK} ${SK}`;
}
