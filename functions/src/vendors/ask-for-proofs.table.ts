import { keys } from '../table/keys.ts';
import { tableName } from '../table/table-client.ts';
import { updateRow } from '../table/update-row.ts';

const lastsMs = 15 * 60_000;
const renewedMs = 5 * 60_000;

/**
 * From now on a mess takes unproven orders no more, for a quarter of an hour. What would put the end off by
 * less than five minutes is not written. 1 write unit, and `updatedAt` stays: no storefront looks different.
 */
export async function askForProofs(vendorId: string, now: Date): Promise<void> {
  const until = (ms: number) => new Date(now.getTime() + ms).toISOString();
  await updateRow({
    TableName: tableName(),
    Key: keys.vendorProfile(vendorId),
    UpdateExpression: 'SET proofUntil = :until',
    ConditionExpression:
      'attribute_exists(PK) AND (attribute_not_exists(proofUntil) OR proofUntil < :soon)',
    ExpressionAttributeValues: { ':until': until(lastsMs), ':soon': until(lastsMs - renewedMs) },
  });
}
