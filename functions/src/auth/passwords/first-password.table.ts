import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { keys } from '../../table/keys.ts';
import { table, tableName } from '../../table/table-client.ts';
import type { UserRow } from '../users/users.table.ts';

/** Longer than a function runs: who has claimed and not finished by then has died. */
const claimSeconds = 20;

export interface PasswordClaim {
  user: UserRow;
  claimedUntil: number;
}

/**
 * Claims the right to set the first password: of several calls one gets it, and only while there is
 * none and, unless a code was right a moment ago, within the window. 1 write unit.
 */
export async function claimFirstPassword(
  userId: string,
  { proven }: { proven: boolean },
  now = Date.now(),
): Promise<PasswordClaim | undefined> {
  const seconds = Math.floor(now / 1000);
  const claimedUntil = seconds + claimSeconds;
  const user = await update(userId, {
    UpdateExpression: 'SET passwordClaimedUntil = :claimedUntil',
    ConditionExpression:
      'setPasswordUntil > :lapsed AND (attribute_not_exists(passwordClaimedUntil) OR passwordClaimedUntil <= :now)',
    ExpressionAttributeValues: {
      ':lapsed': proven ? 0 : seconds,
      ':now': seconds,
      ':claimedUntil': claimedUntil,
    },
  });
  return user && { user, claimedUntil };
}

/** The password stands: never again a first one. Undefined when the claim had lapsed. */
export function closeFirstPassword({ user, claimedUntil }: PasswordClaim) {
  return update(user.id, {
    UpdateExpression: 'REMOVE setPasswordUntil, passwordClaimedUntil',
    ConditionExpression: 'passwordClaimedUntil = :claimedUntil',
    ExpressionAttributeValues: { ':claimedUntil': claimedUntil },
  });
}

/** Gives a claim back whose password could not be set. */
export async function releaseFirstPassword({ user, claimedUntil }: PasswordClaim): Promise<void> {
  await update(user.id, {
    UpdateExpression: 'REMOVE passwordClaimedUntil',
    ConditionExpression: 'passwordClaimedUntil = :claimedUntil',
    ExpressionAttributeValues: { ':claimedUntil': claimedUntil },
  });
}

async function update(
  userId: string,
  change: Pick<
    UpdateCommandInput,
    'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeValues'
  >,
): Promise<UserRow | undefined> {
  try {
    const { Attributes } = await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.user(userId),
        ...change,
        ReturnValues: 'ALL_NEW',
      }),
    );
    return Attributes as UserRow | undefined;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}
