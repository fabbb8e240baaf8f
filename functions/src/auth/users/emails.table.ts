import { type EmailRow, readEmail } from '../../identity/users.table.ts';
import { keys } from '../../table/keys.ts';
import { newRow } from '../../table/put-row.ts';
import { retryTransaction } from '../../table/retry-transaction.ts';
import { type NamedWrites, transact, type Write } from '../../table/transact.ts';

/**
 * Gives an e-mail to the account that has proven it. An account with the same unproven e-mail loses it as a sign-in
 * name. The write fails if another account has proven the e-mail.
 * Rule: accounts-36
 */
export function proveEmail(email: string, userId: string): Write {
  return {
    Put: {
      Item: { ...keys.email(email), userId },
      ConditionExpression: 'attribute_not_exists(PK) OR isUnproven = :true OR userId = :id',
      ExpressionAttributeValues: { ':true': true, ':id': userId },
    },
  };
}

/**
 * Makes an unproven e-mail an account's sign-in name, in one transaction with other writes.
 * @returns `taken` if another account has the e-mail, `refused` if a condition of the other writes failed
 * Rule: accounts-35
 */
export function insertEmail(
  email: string,
  userId: string,
  writes: NamedWrites<'user'>,
): Promise<'done' | 'refused' | 'taken'> {
  return retryTransaction(async () => {
    const row = await readEmail(email, { ConsistentRead: true });
    if (row && row.userId !== userId) return 'taken';
    const refused = await transact({
      ...writes,
      email: row ? [] : insertUnprovenEmail(email, userId),
    });
    if (refused.has('user')) return 'refused';
    return refused.size === 0 ? 'done' : undefined;
  });
}

/** Releases the e-mail of an account that is being deleted. Undefined if the e-mail belongs to another account. */
export function releaseEmail(
  email: string,
  userId: string,
  row: EmailRow | undefined,
): Write | undefined {
  if (row?.userId !== userId) return undefined;
  return {
    Delete: {
      Key: keys.email(email),
      ConditionExpression: 'userId = :userId',
      ExpressionAttributeValues: { ':userId': userId },
    },
  };
}

function insertUnprovenEmail(email: string, userId: string): Write {
  return {
    Put: newRow({ ...keys.email(email), userId, isUnproven: true }),
  };
}
