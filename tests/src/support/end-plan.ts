import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '@thali/functions/table/keys';
import { awsClientConfig } from '@thali/local/engines/aws-client-config';
import type { Platform } from '@thali/local/platform-options';
import { ordersUntilOf } from '@thali/shared/subscriptions/periods';

const dayMs = 86_400_000;

/** Lets a vendor's plan end in so many days from now, or before it: a month is too long for a test. */
export async function endPlanIn(platform: Platform, vendorId: string, days: number): Promise<void> {
  const periodEnd = new Date(Date.now() + days * dayMs).toISOString();
  const ordersUntil = ordersUntilOf(periodEnd);
  const client = new DynamoDBClient(awsClientConfig(platform.endpoints.dynamo));
  const set = (Key: { PK: string; SK: string }, changes: Record<string, string>) =>
    DynamoDBDocumentClient.from(client).send(
      new UpdateCommand({
        TableName: platform.tableName,
        Key,
        UpdateExpression: `SET ${Object.keys(changes).map((name) => `${name} = :${name}`)}`,
        ConditionExpression: 'attribute_exists(PK)',
        ExpressionAttributeValues: Object.fromEntries(
          Object.entries(changes).map(([name, value]) => [`:${name}`, value]),
        ),
      }),
    );
  try {
    await set(keys.subscription(vendorId), { periodEnd, ordersUntil });
    await set(keys.vendorProfile(vendorId), { ordersUntil });
  } finally {
    client.destroy();
  }
}
