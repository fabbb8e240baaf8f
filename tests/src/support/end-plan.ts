import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '@thali/functions/table/keys';
import type { Platform } from '@thali/local/platform-options';
import { ordersUntilOf } from '@thali/shared/subscriptions/periods';
import { withTable } from './with-table.ts';

const dayMs = 86_400_000;

/** Lets a vendor's plan end in so many days from now, or before it: a month is too long for a test. */
export async function endPlanIn(platform: Platform, vendorId: string, days: number): Promise<void> {
  const periodEnd = new Date(Date.now() + days * dayMs).toISOString();
  const ordersUntil = ordersUntilOf(periodEnd);
  const set = (Key: { PK: string; SK: string }, changes: Record<string, string>) =>
    new UpdateCommand({
      TableName: platform.tableName,
      Key,
      UpdateExpression: `SET ${Object.keys(changes).map((name) => `${name} = :${name}`)}`,
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeValues: Object.fromEntries(
        Object.entries(changes).map(([name, value]) => [`:${name}`, value]),
      ),
    });
  await withTable(platform, async (documents) => {
    await documents.send(set(keys.subscription(vendorId), { periodEnd, ordersUntil }));
    await documents.send(set(keys.vendorProfile(vendorId), { ordersUntil }));
    await documents.send(set(keys.vendorDirectory(vendorId), { ordersUntil }));
  });
}
