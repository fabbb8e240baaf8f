import { paginateQuery, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { RowKey } from './keys.ts';
import type { ReadOptions } from './read-row.ts';
import { table, tableName } from './table-client.ts';

type Row = Record<string, unknown>;
type Query = Omit<QueryCommandInput, 'TableName'>;

/** Reads all rows of a query, in pages of 1 MB. */
export async function queryRows(query: Query): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of pagesOf(query)) rows.push(...(page.Items ?? []));
  return rows;
}

/** Like `queryRows`, for results that do not fit in memory. */
export async function* eachRow(query: Query): AsyncGenerator<Row> {
  for await (const page of pagesOf(query)) yield* page.Items ?? [];
}

/** One page: up to `Limit` rows or 1 MB. */
export function queryPage(query: Query) {
  return table.send(new QueryCommand({ TableName: tableName(), ...query }));
}

/** The query fields that select the rows between two keys of a partition, both included. */
export function between(from: RowKey, to: RowKey) {
  return {
    KeyConditionExpression: 'PK = :key AND SK BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':key': from.PK, ':from': from.SK, ':to': to.SK },
  };
}

/** The period in ISO 8601 (`to` excluded), the maximum number of rows, and the `nextCursor` of the previous page. */
export type PageOfPeriod = [
  period: { from: string; to: string },
  limit: number,
  cursor: string | undefined,
];

/** A page of a list that is sorted by time, oldest first. */
export async function queryPeriod(
  keyOf: (position: string) => RowKey,
  ...[{ from, to }, limit, cursor]: PageOfPeriod
): Promise<{ rows: Row[]; nextCursor: string | null }> {
  // '~' sorts after every character of a position.
  const first = cursor && cursor > from ? `${cursor}~` : from;
  if (first > to) return { rows: [], nextCursor: null };
  const { Items = [], LastEvaluatedKey } = await queryPage({
    ...between(keyOf(first), keyOf(to)),
    Limit: limit,
  });
  const prefix = keyOf('').SK.length;
  return {
    rows: Items,
    nextCursor: LastEvaluatedKey ? String(LastEvaluatedKey.SK).slice(prefix) : null,
  };
}

/** The orders of a list before a position, oldest first. */
export async function listOrdersBefore(
  { PK, SK }: RowKey,
  options?: ReadOptions,
): Promise<{ key: RowKey; orderId: string }[]> {
  const rows = await queryRows({
    KeyConditionExpression: 'PK = :list AND SK < :before',
    ExpressionAttributeValues: { ':list': PK, ':before': SK },
    ...options,
  });
  return rows.map((row) => ({ key: { PK, SK: String(row.SK) }, orderId: String(row.orderId) }));
}

function pagesOf(query: Query) {
  return paginateQuery({ client: table }, { TableName: tableName(), ...query });
}
