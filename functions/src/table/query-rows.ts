import { paginateQuery, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { RowKey } from './keys.ts';
import { table, tableName } from './table-client.ts';

type Row = Record<string, unknown>;
type Query = Omit<QueryCommandInput, 'TableName'>;

/** All rows of a query, page after page of 1 MB. Its read units grow with them. */
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

/** The part of a query that selects the rows from one key to another of its partition, both included. */
export function between(from: RowKey, to: RowKey) {
  return {
    KeyConditionExpression: 'PK = :key AND SK BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':key': from.PK, ':from': from.SK, ':to': to.SK },
  };
}

function pagesOf(query: Query) {
  return paginateQuery({ client: table }, { TableName: tableName(), ...query });
}
