import { type EmailRow, readEmail } from '../../identity/users.table.ts';
import { keys } from '../../table/keys.ts';
import { retryTransaction } from '../../table/retry-transaction.ts';
import { tableName } from '../../table/table-client.ts';
import { type NamedWrites, transact, type Write } from '../../table/transact.ts';

/**
 * Gives an e-mail to who has proven it. An account that only typed it in loses it as a sign-in name.
 * Refused when somebody else has proven it. Rule: accounts-36
 */
export function proveEmail(email: string, userId: string): Write {
  return {
    Put: {
      TableName: tableName(),
      Item: { ...keys.email(email), userId },
      ConditionExpression: 'attribute_not_exists(PK) OR isUnproven = :true OR userId = :id',
      ExpressionAttributeValues: { ':true': true, ':id': userId },
    },
  };
}

/**
 * Does some writes, and with them enters an e-mail that nobody has proven as the sign-in name of an account.
 * @returns `taken` when another account has it, `refused` when a condition of the writes failed
 * Rule: accounts-35
 */
export function enterEmail(
  email: string,
  userId: string,
  writes: NamedWrites<'user'>,
): Promise<'done' | 'refused' | 'taken'> {
  return retryTransaction(async () => {
    const row = await readEmail(email, { ConsistentRead: true });
    if (row && row.userId !== userId) return 'taken';
    const refused = await transact({ ...writes, email: row ? [] : entering(email, userId) });
    if (refused.has('user')) return 'refused';
    return refused.size === 0 ? 'done' : undefined;
  });
}

/** Takes an e-mail away from an account that is going; undefined where it is not the account's. */
export function releaseEmail(
  email: string,
  userId: string,
  row: EmailRow | undefined,
): Write | undefined {
  if (row?.userId !== userId) return undefined;
  return {
    Delete: {
      TableName: tableName(),
      Key: keys.email(email),
      ConditionExpression: 'userId = :userId',
      ExpressionAttributeValues: { ':userId': userId },
    },
  };
}

function entering(email: string, userId: string): Write {
  return {
    Put: {
      TableName: tableName(),
      Item: { ...keys.email(email), userId, isUnproven: true },
      ConditionExpression: 'attribute_not_exists(PK)',
    },
  };
}
