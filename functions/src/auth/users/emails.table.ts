import { type EmailRow, readEmail } from '../../identity/users.table.ts';
import { keys } from '../../table/keys.ts';
import { retryTransaction } from '../../table/retry-transaction.ts';
import { tableName } from '../../table/table-client.ts';
import { type NamedWrites, transact, type Write } from '../../table/transact.ts';

/**
 * Gives an e-mail to who has proven it. Accounts that only typed it in lose it as a sign-in name.
 * Refused when somebody else has proven it. Rule: accounts-35
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
 * Does some writes, and with them enters an e-mail that nobody has proven as the sign-in name of an account: of
 * the first one that typed it in, and of the one that did last.
 * @returns `taken` when somebody has proven it, `refused` when a condition of the writes failed
 * Rule: accounts-34
 */
export function enterEmail(
  email: string,
  userId: string,
  writes: NamedWrites<'user'>,
): Promise<'done' | 'refused' | 'taken'> {
  return retryTransaction(async () => {
    const row = await readEmail(email, { ConsistentRead: true });
    if (row && !row.isUnproven && row.userId !== userId) return 'taken';
    const refused = await transact({ ...writes, email: entering(email, userId, row) });
    if (refused.has('user')) return 'refused';
    return refused.size === 0 ? 'done' : undefined;
  });
}

/**
 * Takes an e-mail away from an account that is going: the other one that typed it in keeps it. Undefined
 * where it is not the account's.
 */
export function releaseEmail(
  email: string,
  userId: string,
  row: EmailRow | undefined,
): Write | undefined {
  if (!row || !signInIdsOf(row).includes(userId)) return undefined;
  const left = row.userId === userId ? row.rivalId : row.userId;
  const asRead = { ConditionExpression: 'userId = :holder', TableName: tableName() };
  const ExpressionAttributeValues = { ':holder': row.userId };
  if (!left) return { Delete: { ...asRead, Key: keys.email(email), ExpressionAttributeValues } };
  const Item = { ...keys.email(email), userId: left, isUnproven: true };
  return { Put: { ...asRead, Item, ExpressionAttributeValues } };
}

/** Who may sign in with an e-mail, in the order in which their passwords are compared. */
export function signInIdsOf({ userId, rivalId }: EmailRow): string[] {
  return rivalId ? [userId, rivalId] : [userId];
}

function entering(email: string, userId: string, row: EmailRow | undefined): Write | Write[] {
  const TableName = tableName();
  const Key = keys.email(email);
  if (!row) {
    const Item = { ...Key, userId, isUnproven: true };
    return { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(PK)' } };
  }
  if (row.userId === userId) return [];
  return {
    Update: {
      TableName,
      Key,
      UpdateExpression: 'SET rivalId = :id',
      ConditionExpression: 'userId = :holder AND isUnproven = :true',
      ExpressionAttributeValues: { ':holder': row.userId, ':id': userId, ':true': true },
    },
  };
}
