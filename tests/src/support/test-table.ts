import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { awsClientConfig } from '@thali/local/engines/aws-client-config';
import { writeRows } from '@thali/local/seed/write-rows';
import { inject } from 'vitest';

type Row = Record<string, unknown>;
type Key = { PK: string; SK: string };

const documents = DynamoDBDocumentClient.from(
  new DynamoDBClient(awsClientConfig(inject('dynamoEndpoint'))),
  { marshallOptions: { removeUndefinedValues: true } },
);
const TableName = inject('tableName');

/** Writes rows directly to the table, in batches. */
export async function putRows(rows: readonly Row[], table = TableName): Promise<void> {
  await writeRows(documents, table, rows);
}

export async function readRow(key: Key): Promise<Row | undefined> {
  return (await documents.send(new GetCommand({ TableName, Key: key }))).Item;
}

/** Sets attributes of an existing row. `undefined` removes an attribute. */
export async function changeRow(key: Key, changes: Row): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const all = Object.entries(changes).map(([name, value], index) => ({ name, value, index }));
  const set = all.filter(({ value }) => value !== undefined);
  const removed = all.filter(({ value }) => value === undefined);
  await documents.send(
    new UpdateCommand({
      TableName,
      Key: key,
      UpdateExpression: [
        set.length > 0 && `SET ${set.map(({ index }) => `#n${index} = :v${index}`)}`,
        removed.length > 0 && `REMOVE ${removed.map(({ index }) => `#n${index}`)}`,
      ]
        .filter(Boolean)
        .join(' '),
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeNames: Object.fromEntries(
        all.map(({ name, index }) => [`#n${index}`, name]),
      ),
      ...(set.length > 0 && {
        ExpressionAttributeValues: Object.fromEntries(
          set.map(({ value, index }) => [`:v${index}`, value]),
        ),
      }),
    }),
  );
}

export async function deleteRow(key: Key): Promise<void> {
  await documents.send(new DeleteCommand({ TableName, Key: key }));
}

/** Deletes rows in batches. */
export async function deleteRows(rows: readonly Key[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 25) {
    const requests = rows
      .slice(start, start + 25)
      .map(({ PK, SK }) => ({ DeleteRequest: { Key: { PK, SK } } }));
    await documents.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
  }
}
