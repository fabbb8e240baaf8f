import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { awsClientConfig } from '@thali/local/engines/aws-client-config';
import { inject } from 'vitest';

type Row = Record<string, unknown>;
type Key = { PK: string; SK: string };

const documents = DynamoDBDocumentClient.from(
  new DynamoDBClient(awsClientConfig(inject('dynamoEndpoint'))),
  { marshallOptions: { removeUndefinedValues: true } },
);
const TableName = inject('tableName');

/** Writes rows behind the platform's back. */
export async function putRows(rows: readonly Row[]): Promise<void> {
  await Promise.all(rows.map((Item) => documents.send(new PutCommand({ TableName, Item }))));
}

export async function readRow(key: Key): Promise<Row | undefined> {
  return (await documents.send(new GetCommand({ TableName, Key: key }))).Item;
}

/** Sets some attributes of a row; `undefined` takes one out. */
export async function changeRow(key: Key, changes: Row): Promise<void> {
  for (const [name, value] of Object.entries(changes)) {
    await documents.send(
      new UpdateCommand({
        TableName,
        Key: key,
        UpdateExpression: value === undefined ? 'REMOVE #name' : 'SET #name = :value',
        ConditionExpression: 'attribute_exists(PK)',
        ExpressionAttributeNames: { '#name': name },
        ...(value !== undefined && { ExpressionAttributeValues: { ':value': value } }),
      }),
    );
  }
}

export async function deleteRow(key: Key): Promise<void> {
  await documents.send(new DeleteCommand({ TableName, Key: key }));
}
