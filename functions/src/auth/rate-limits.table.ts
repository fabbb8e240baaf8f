import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '@thali/shared/http/app-error';
import { keys } from '../table/keys.ts';
import { table, tableName } from '../table/table-client.ts';

export interface RateLimit {
  /** What is counted, such as `login:` and a hash. Never a phone or address in clear. */
  scope: string;
  most: number;
  windowSeconds: number;
}

/**
 * Counts one try in the current window, by a conditional write, so that parallel tries can't pass
 * together. One write unit.
 * @throws AppError TOO_MANY_REQUESTS once `most` tries were counted
 */
export async function countTry(limit: RateLimit, now = Date.now()): Promise<void> {
  const window = windowOf(limit, now);
  try {
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.rateLimit(limit.scope, window),
        UpdateExpression: 'ADD tries :one SET expiresAt = :expiresAt',
        ConditionExpression: 'attribute_not_exists(tries) OR tries < :most',
        ExpressionAttributeValues: {
          ':one': 1,
          ':most': limit.most,
          ':expiresAt': (window + 2) * limit.windowSeconds,
        },
      }),
    );
  } catch (cause) {
    if (!(cause instanceof ConditionalCheckFailedException)) throw cause;
    throw new AppError(
      'TOO_MANY_REQUESTS',
      'You are making requests too quickly. Please wait and try again.',
      {
        cause,
        retryAfterSeconds: limit.windowSeconds - (Math.floor(now / 1000) % limit.windowSeconds),
      },
    );
  }
}

/** Takes a counted try back, for tries of which only the failed ones should count. */
export async function forgiveTry(limit: RateLimit, now = Date.now()): Promise<void> {
  await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.rateLimit(limit.scope, windowOf(limit, now)),
      UpdateExpression: 'ADD tries :minusOne',
      ExpressionAttributeValues: { ':minusOne': -1 },
    }),
  );
}

function windowOf(limit: RateLimit, now: number): number {
  return Math.floor(now / 1000 / limit.windowSeconds);
}
