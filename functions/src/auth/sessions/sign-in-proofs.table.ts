import { createHash } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../../table/keys.ts';
import { table, tableName } from '../../table/table-client.ts';

/** Writes the proof that our own server let a user in; it lives for a minute. 1 write unit. */
export async function writeProof(userId: string, proof: string, now = Date.now()): Promise<void> {
  await table.send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...keys.proof(hashOf(proof)), userId, expiresAt: Math.floor(now / 1000) + 60 },
    }),
  );
}

/** Uses a proof up; true for the first one who brings it, for the right user and in time. */
export async function consumeProof(
  userId: string,
  proof: string,
  now = Date.now(),
): Promise<boolean> {
  try {
    await table.send(
      new DeleteCommand({
        TableName: tableName(),
        Key: keys.proof(hashOf(proof)),
        ConditionExpression: 'userId = :userId AND expiresAt > :now',
        ExpressionAttributeValues: { ':userId': userId, ':now': Math.floor(now / 1000) },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

function hashOf(proof: string): string {
  return createHash('sha256').update(proof).digest('base64url');
}
