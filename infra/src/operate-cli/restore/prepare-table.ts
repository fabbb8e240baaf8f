import {
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  type TableDescription,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateContributorInsightsCommand,
  UpdateTableCommand,
  type UpdateTableCommandInput,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { indexes } from '@thali/functions/table/keys';
import { JobError } from '../platform-link.ts';
import { describeTable, keyOf } from './check-tables.ts';

const expiryAttribute = 'expiresAt';

/**
 * Adds to a restored table what DynamoDB does not restore: stream, expiry, point-in-time recovery, protection, names
 * of throttled keys and tag, as `createTable` of the stateful stack sets them. A second run changes nothing.
 * @returns the setting for the deployment
 * @throws JobError for a table with other keys or indexes
 */
export async function prepareTable(
  client: DynamoDBClient,
  { table, stage }: { table: string; stage: string },
): Promise<string> {
  const restored = await describeTable(client, table);
  assertSchema(restored);
  if (!restored.StreamSpecification?.StreamEnabled) {
    const StreamSpecification = {
      StreamEnabled: true,
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    } as const;
    await update(client, { TableName: table, StreamSpecification });
  }
  if (!restored.DeletionProtectionEnabled) {
    await update(client, { TableName: table, DeletionProtectionEnabled: true });
  }
  await enableExpiry(client, table);
  await client.send(
    new UpdateContinuousBackupsCommand({
      TableName: table,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    }),
  );
  for (const IndexName of [undefined, ...Object.keys(indexes)]) {
    await client.send(
      new UpdateContributorInsightsCommand({
        TableName: table,
        IndexName,
        ContributorInsightsAction: 'ENABLE',
        ContributorInsightsMode: 'THROTTLED_KEYS',
      }),
    );
  }
  const { LatestStreamArn, TableArn } = await describeTable(client, table);
  await client.send(
    new TagResourceCommand({
      ResourceArn: TableArn,
      Tags: [{ Key: 'thali:stage', Value: stage }],
    }),
  );
  return `-c restoredTable=${LatestStreamArn}`;
}

/** A restore can leave out indexes. */
function assertSchema(restored: TableDescription): void {
  const found = [
    keyOf(restored),
    ...(restored.GlobalSecondaryIndexes ?? [])
      .map(({ IndexName, Projection, ...index }) =>
        [IndexName, keyOf(index), Projection?.ProjectionType].join(' '),
      )
      .sort(),
  ];
  const expected = [
    'PK HASH, SK RANGE',
    ...Object.entries(indexes)
      .map(([name, { partitionKey, sortKey, projection }]) =>
        [name, `${partitionKey} HASH, ${sortKey} RANGE`, projection].join(' '),
      )
      .sort(),
  ];
  if (found.join('; ') === expected.join('; ')) return;
  throw new JobError(
    `${restored.TableName} has the keys and indexes ${found.join('; ')}. Thali needs ${expected.join('; ')}.`,
  );
}

/** Changes one setting. DynamoDB accepts the next change when the table is active again. */
async function update(client: DynamoDBClient, change: UpdateTableCommandInput): Promise<void> {
  await client.send(new UpdateTableCommand(change));
  const { TableName } = change;
  await waitUntilTableExists({ client, minDelay: 1, maxDelay: 5, maxWaitTime: 300 }, { TableName });
}

async function enableExpiry(client: DynamoDBClient, TableName: string): Promise<void> {
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
  const status = TimeToLiveDescription?.TimeToLiveStatus;
  if (status === 'ENABLED' || status === 'ENABLING') return;
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName,
      TimeToLiveSpecification: { AttributeName: expiryAttribute, Enabled: true },
    }),
  );
}
