import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DeleteTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ScanCommand,
  UpdateTableCommand,
} from '@aws-sdk/client-dynamodb';
import { indexes } from '@thali/functions/table/keys';
import { readDataSettings } from '@thali/infra/data/data-settings';
import { prepareTable } from '@thali/infra/operate-cli/restore/prepare-table';
import { restoreRows } from '@thali/infra/operate-cli/restore/restore-rows';
import { awsClientConfig } from '@thali/local/engines/aws-client-config';
import { createTable } from '@thali/local/engines/create-table';
import { startPlatform } from '@thali/local/platform';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { callSite } from '../support/call-site.ts';
import { placeDemoOrder } from '../support/demo-orders.ts';
import { randomIds } from '../support/random-ids.ts';

const live = `lost-${randomIds.vendor()}`;
const restored = `${live}-restored`;

let client: DynamoDBClient;
/** The calls that the local engine does not know. */
let callsOnlyOnAws: object[];
beforeEach(() => {
  client = new DynamoDBClient(awsClientConfig(inject('dynamoEndpoint')));
  callsOnlyOnAws = [];
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (
          !/^(TagResource|UpdateCont(inuousBackups|ributorInsights))Command$/.test(
            commandName ?? '',
          )
        ) {
          return next(args);
        }
        callsOnlyOnAws.push(args.input);
        return { output: { $metadata: {} } as never, response: {} };
      },
    { step: 'initialize' },
  );
});
afterEach(async () => {
  for (const TableName of [live, restored]) {
    await client
      .send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: false }))
      .then(() => client.send(new DeleteTableCommand({ TableName })))
      .catch(() => undefined);
  }
  client.destroy();
});

/** Restores as AWS does: keys, indexes and rows, without stream, expiry and protection. */
async function restore(folder?: string): Promise<void> {
  const { Table = {} } = await client.send(new DescribeTableCommand({ TableName: live }));
  const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes = [] } = Table;
  await client.send(
    new CreateTableCommand({
      TableName: restored,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions,
      KeySchema,
      GlobalSecondaryIndexes: GlobalSecondaryIndexes.map(
        ({ IndexName, KeySchema: keys, Projection }) => ({
          IndexName,
          KeySchema: keys,
          Projection,
        }),
      ),
    } as CreateTableCommandInput),
  );
  if (!folder) return;
  const rows = { from: live, to: restored, rows: undefined, segments: 4 };
  await restoreRows(client, rows, { folder, reportProgress: () => undefined });
}

/** The table settings that the platform relies on. */
async function settingsOf(TableName: string) {
  const { Table = {} } = await client.send(new DescribeTableCommand({ TableName }));
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
  const ownIndexes = Table.GlobalSecondaryIndexes?.map(({ IndexName, KeySchema, Projection }) =>
    JSON.stringify([IndexName, KeySchema, Projection]),
  );
  const { KeySchema, StreamSpecification } = Table;
  return { KeySchema, StreamSpecification, TimeToLiveDescription, indexes: ownIndexes?.sort() };
}

test('adds the settings that a restore leaves out, and can run again', async () => {
  await createTable(client, live);
  await restore();
  const choice = await prepareTable(client, { table: restored, stage: 'prod' });
  expect(choice).toMatch(new RegExp(`^-c restoredTable=arn:.*:table/${restored}/stream/2`));
  expect(await settingsOf(restored)).toEqual(await settingsOf(live));
  const { Table } = await client.send(new DescribeTableCommand({ TableName: restored }));
  expect(Table?.DeletionProtectionEnabled).toBe(true);
  const insights = {
    ContributorInsightsAction: 'ENABLE',
    ContributorInsightsMode: 'THROTTLED_KEYS',
  };
  expect(callsOnlyOnAws).toEqual([
    {
      TableName: restored,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    },
    ...[undefined, ...Object.keys(indexes)].map((IndexName) => ({
      TableName: restored,
      IndexName,
      ...insights,
    })),
    { ResourceArn: Table?.TableArn, Tags: [{ Key: 'thali:stage', Value: 'prod' }] },
  ]);
  expect(await prepareTable(client, { table: restored, stage: 'prod' })).toBe(choice);
});

test('refuses a table that was restored without its indexes', async () => {
  const keys = { PK: 'HASH', SK: 'RANGE' } as const;
  await client.send(
    new CreateTableCommand({
      TableName: restored,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: Object.keys(keys).map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S',
      })),
      KeySchema: Object.entries(keys).map(([AttributeName, KeyType]) => ({
        AttributeName,
        KeyType,
      })),
    }),
  );
  await expect(prepareTable(client, { table: restored, stage: 'prod' })).rejects.toThrow(
    /-restored has the keys and indexes PK HASH, SK RANGE\. Thali needs .*ongoingOrders/,
  );
});

test('the platform continues with a restored table: old orders, new orders and their stream', {
  tags: 'long',
  timeout: 120_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'thali-lost-table-'));
  const start = (table: string) =>
    startPlatform({
      port: 0,
      dataDir,
      site: 'skip',
      history: false,
      quiet: true,
      database: { endpoint: inject('dynamoEndpoint'), table },
    });
  const guest = { name: 'Asha', phone: randomIds.phone(), dishes: { 'veg-thali': 1 } };
  try {
    const first = await start(live);
    const before = await placeDemoOrder(first.url, guest);
    await first.stop();
    await restore(join(dataDir, 'restore'));
    await client.send(new DeleteTableCommand({ TableName: live }));

    const choice = await prepareTable(client, { table: restored, stage: 'prod' });
    const [name, value] = choice.replace('-c ', '').split('=');
    const settings = readDataSettings(
      (settingName) => (settingName === name ? value : undefined),
      'ddblocal',
    );
    expect(settings.restoredTableStream).toContain(`:table/${restored}/stream/`);

    const second = await start(restored);
    const found = await callSite(second.url, 'GET', `/orders/${before.id}`, {
      headers: { 'x-tracking-token': String(before.tracking_token) },
    });
    expect(found.order).toMatchObject({ id: before.id, final_amount: before.final_amount });
    const after = await placeDemoOrder(second.url, guest);
    // The consumer of the stream writes a short copy of each order.
    const readBrief = async () => {
      const { Count } = await client.send(
        new ScanCommand({
          TableName: restored,
          FilterExpression: 'contains(SK, :id)',
          ExpressionAttributeValues: { ':id': { S: after.id.slice(-16) } },
        }),
      );
      return Count;
    };
    await expect.poll(readBrief).toBe(1);
    await second.stop();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
