import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  paginateScan,
} from '@aws-sdk/lib-dynamodb';
import { createStateTable } from './create-table.ts';

/** The local platform's own state: values by key, as durable as the platform's table. */
export interface StateTable {
  read<Value>(key: string): Promise<Value | undefined>;
  /** All values whose key starts with the prefix. */
  list<Value>(prefix: string): Promise<Value[]>;
  write(key: string, value: unknown): Promise<void>;
  /** Removes and returns the value. Only one of several callers gets it. */
  take<Value>(key: string): Promise<Value | undefined>;
}

export async function openStateTable(client: DynamoDBClient, name: string): Promise<StateTable> {
  await createStateTable(client, name);
  const documents = DynamoDBDocumentClient.from(client, {
    marshallOptions: { removeUndefinedValues: true },
  });
  return {
    read: async (key) => {
      const { Item } = await documents.send(
        new GetCommand({ TableName: name, Key: { PK: key }, ConsistentRead: true }),
      );
      return Item?.value;
    },
    list: async (prefix) => {
      const query = {
        TableName: name,
        FilterExpression: 'begins_with(PK, :prefix)',
        ExpressionAttributeValues: { ':prefix': prefix },
      };
      const values = [];
      for await (const { Items = [] } of paginateScan({ client: documents }, query)) {
        values.push(...Items.map(({ value }) => value));
      }
      return values;
    },
    write: async (key, value) => {
      await documents.send(new PutCommand({ TableName: name, Item: { PK: key, value } }));
    },
    take: async (key) => {
      const { Attributes } = await documents.send(
        new DeleteCommand({ TableName: name, Key: { PK: key }, ReturnValues: 'ALL_OLD' }),
      );
      return Attributes?.value;
    },
  };
}
