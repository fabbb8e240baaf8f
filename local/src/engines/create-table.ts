import {
  type AttributeDefinition,
  CreateTableCommand,
  type CreateTableCommandInput,
  type DynamoDBClient,
  type GlobalSecondaryIndex,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { indexes } from '@thali/functions/table/keys';

/** Creates the platform's table as docs/data-model.md describes it, unless it exists. */
export async function createTable(client: DynamoDBClient, name: string): Promise<void> {
  const input: CreateTableCommandInput = {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: attributes(),
    KeySchema: keySchema('PK', 'SK'),
    GlobalSecondaryIndexes: secondaryIndexes(),
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
  };
  await createExpiringTable(client, input, 'expiresAt');
}

/** Creates a table whose rows expire at the time in one attribute, unless the table exists. */
export async function createExpiringTable(
  client: DynamoDBClient,
  input: CreateTableCommandInput,
  expiryAttribute: string,
): Promise<void> {
  if (!(await createIfMissing(client, input))) return;
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: input.TableName,
      TimeToLiveSpecification: { AttributeName: expiryAttribute, Enabled: true },
    }),
  );
}

/** Creates a table for the local platform's own state: one string key, no indexes, no stream. */
export async function createStateTable(client: DynamoDBClient, name: string): Promise<void> {
  await createIfMissing(client, {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [{ AttributeName: 'PK', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' }],
  });
}

/** @returns false if the table exists */
async function createIfMissing(
  client: DynamoDBClient,
  input: CreateTableCommandInput,
): Promise<boolean> {
  try {
    await client.send(new CreateTableCommand(input));
    return true;
  } catch (error) {
    if (error instanceof ResourceInUseException) return false;
    throw error;
  }
}

function attributes(): AttributeDefinition[] {
  const names = Object.values(indexes).flatMap((index) => [index.partitionKey, index.sortKey]);
  return [...new Set(['PK', 'SK', ...names])].map((name) => ({
    AttributeName: name,
    AttributeType: 'S',
  }));
}

function secondaryIndexes(): GlobalSecondaryIndex[] {
  return Object.entries(indexes).map(([name, index]) => ({
    IndexName: name,
    KeySchema: keySchema(index.partitionKey, index.sortKey),
    Projection: { ProjectionType: index.projection },
  }));
}

function keySchema(partitionKey: string, sortKey: string): GlobalSecondaryIndex['KeySchema'] & {} {
  return [
    { AttributeName: partitionKey, KeyType: 'HASH' },
    { AttributeName: sortKey, KeyType: 'RANGE' },
  ];
}
