import type { UserRow } from '../../identity/users.table.ts';
import { keys } from '../../table/keys.ts';
import { tableName } from '../../table/table-client.ts';
import { transact } from '../../table/transact.ts';
import { putEmail } from './customers.table.ts';

/** Longer than a function runs: a sign-up that has not been completed by then never will be. */
const openSeconds = 20;

type NewAccount = UserRow & { email: string };

/**
 * Takes an e-mail for a new account, whose sign-in is still to be made. Until `completeAccount` both
 * rows lapse by themselves, so that a sign-up which was cut short holds nobody's e-mail. 4 write units.
 */
export async function openAccount(
  account: NewAccount,
  now = Date.now(),
): Promise<'opened' | 'email-taken'> {
  const expiresAt = Math.floor(now / 1000) + openSeconds;
  const refused = await transact({
    user: {
      Put: {
        TableName: tableName(),
        Item: { ...keys.user(account.id), ...account, expiresAt },
        ConditionExpression: 'attribute_not_exists(PK)',
      },
    },
    email: putEmail(account.email, account.id, now, { expiresAt }),
  });
  return refused.size === 0 ? 'opened' : 'email-taken';
}

/** The sign-in is made. False when the rows had lapsed, and somebody else may have the e-mail. */
export async function completeAccount({ id, email }: NewAccount): Promise<boolean> {
  const stays = { TableName: tableName(), UpdateExpression: 'REMOVE expiresAt' };
  const refused = await transact({
    user: { Update: { ...stays, Key: keys.user(id), ConditionExpression: 'attribute_exists(PK)' } },
    email: {
      Update: {
        ...stays,
        Key: keys.email(email),
        ConditionExpression: 'userId = :id',
        ExpressionAttributeValues: { ':id': id },
      },
    },
  });
  return refused.size === 0;
}

/**
 * Takes an account back whose sign-in could not be made. False when it stays: it is complete, and only
 * the answer was lost, or it has lapsed.
 */
export async function dropAccount({ id, email }: NewAccount): Promise<boolean> {
  const ConditionExpression = 'attribute_exists(expiresAt)';
  const refused = await transact({
    user: { Delete: { TableName: tableName(), Key: keys.user(id), ConditionExpression } },
    email: {
      Delete: {
        TableName: tableName(),
        Key: keys.email(email),
        ConditionExpression: `${ConditionExpression} AND userId = :id`,
        ExpressionAttributeValues: { ':id': id },
      },
    },
  });
  return refused.size === 0;
}
