import { paginateQuery, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { table, tableName } from './table-client.ts';

type Row = Record<string, unknown>;

/** It may have a `TableName` already, as in a query that is sent by itself elsewhere. */
type Query = Omit<QueryCommandInput, 'TableName'> & { TableName?: string | undefined };

/** All rows that a query finds, page after page of 1 MB. Its read units grow with them. */
export async function queryRows(query: Query): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of pagesOf(query)) rows.push(...(page.Items ?? []));
  return rows;
}

/** The same for more rows than should be held at once. */
export async function* eachRow(query: Query): AsyncGenerator<Row> {
  for await (const page of pagesOf(query)) yield* page.Items ?? [];
}

function pagesOf(query: Query) {
  return paginateQuery({ client: table }, { ...query, TableName: tableName() });
}
