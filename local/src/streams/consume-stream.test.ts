/** @module-tag long */

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { StreamConsumer } from '@thali/functions/routes/route-types';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awsClientConfig } from '../engines/aws-client-config.ts';
import { createTable } from '../engines/create-table.ts';
import { memoryState } from '../engines/memory-state.ts';
import { type Dynamo, startDynamo } from '../engines/start-dynamo.ts';
import type { Invoker } from '../lambda/invoker.ts';
import { startConsumers } from './consume-stream.ts';

const consumer: StreamConsumer = {
  name: 'test',
  fn: 'broadcast',
  filters: [{ dynamodb: { Keys: { SK: { S: ['O'] } } } }],
  batchSize: 10,
  batchingWindowSeconds: 0,
  retryAttempts: 0,
  maxRecordAgeSeconds: 300,
  access: {},
};

let dynamo: Dynamo;
let client: DynamoDBClient;

beforeAll(async () => {
  dynamo = await startDynamo({ inMemory: true });
  client = new DynamoDBClient(awsClientConfig(dynamo.endpoint));
  await createTable(client, 'streamed');
}, 30_000);

afterAll(async () => {
  client.destroy();
  await dynamo.stop();
});

test('a consumer gets records that pass its filters, and only new records after a restart', async () => {
  const documents = DynamoDBDocumentClient.from(client);
  const put = (PK: string, SK: string, isImported = false) =>
    documents.send(new PutCommand({ TableName: 'streamed', Item: { PK, SK, isImported } }));
  const received: string[] = [];
  const invoker = {
    invoke: async (_, event) => {
      const { Records } = event as DynamoDBStreamEvent;
      received.push(...Records.map((record) => record.dynamodb?.Keys?.PK?.S ?? ''));
      return { batchItemFailures: [] };
    },
  } as Invoker;
  const dependencies = {
    dynamo: client,
    endpoint: dynamo.endpoint,
    table: 'streamed',
    state: memoryState(),
    invoker,
    failures: { append: async () => undefined, newest: () => [] },
    printer: { line: () => undefined, problem: () => undefined },
    isIgnored: (record: DynamoDBRecord) => record.dynamodb?.NewImage?.isImported?.BOOL === true,
  };
  const until = async (count: number) => {
    while (received.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  const first = await startConsumers(dependencies, [consumer]);
  await put('1', 'O');
  await put('2', 'U');
  await put('2b', 'O', true);
  await put('3', 'O');
  first.wake();
  await until(2);
  await first.stop();
  expect(received).toEqual(['1', '3']);

  await put('4', 'O');
  const second = await startConsumers(dependencies, [consumer]);
  await until(3);
  await second.stop();
  expect(received).toEqual(['1', '3', '4']);
});
