/** @module-tag long */

import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awsClientConfig } from './aws-client-config.ts';
import { createTable } from './create-table.ts';
import { type Dynamo, startDynamo } from './start-dynamo.ts';
import { sweepExpired } from './sweep-expired.ts';

let dynamo: Dynamo;
let client: DynamoDBClient;

beforeAll(async () => {
  dynamo = await startDynamo({ inMemory: true });
  client = new DynamoDBClient(awsClientConfig(dynamo.endpoint));
}, 30_000);

afterAll(async () => {
  client.destroy();
  await dynamo.stop();
});

test('creates the table with three indexes and a stream; a second call changes nothing', async () => {
  await createTable(client, 'twice');
  await createTable(client, 'twice');
  const { Table } = await client.send(new DescribeTableCommand({ TableName: 'twice' }));
  expect(Table?.GlobalSecondaryIndexes?.map((index) => index.IndexName).sort()).toEqual([
    'customerOrders',
    'ongoingOrders',
    'vendorOrders',
  ]);
  expect(Table?.StreamSpecification?.StreamViewType).toBe('NEW_AND_OLD_IMAGES');
});

test('the sweep deletes expired rows only', async () => {
  await createTable(client, 'swept');
  const documents = DynamoDBDocumentClient.from(client);
  const now = Date.now();
  const seconds = Math.floor(now / 1000);
  const rows = [
    { PK: 'a', SK: 'past', expiresAt: seconds - 10 },
    { PK: 'a', SK: 'future', expiresAt: seconds + 10 },
    { PK: 'a', SK: 'lasting' },
  ];
  for (const Item of rows) await documents.send(new PutCommand({ TableName: 'swept', Item }));

  expect(await sweepExpired(documents, 'swept', now)).toBe(1);
  const { Item } = await documents.send(
    new GetCommand({ TableName: 'swept', Key: { PK: 'a', SK: 'future' } }),
  );
  expect(Item).toBeDefined();
});
