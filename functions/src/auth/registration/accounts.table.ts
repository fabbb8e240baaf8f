import type { UserRow } from '../../identity/users.table.ts';
import { keys } from '../../table/keys.ts';
import { putRow } from '../../table/put-row.ts';
import { tableName } from '../../table/table-client.ts';
import { transact, type Write } from '../../table/transact.ts';
import { enterEmail, proveEmail } from '../users/emails.table.ts';

/** Longer than a function runs: a sign-up that has not been completed by then never will be. */
const openSeconds = 20;

export type NewAccount = UserRow & { email: string };

/** How making an account ended: `lapsed` when it took too long. */
type Completed = 'done' | 'email-taken' | 'lapsed';

/**
 * Makes a new account, whose sign-in is still to be made. Until it is complete it lapses by itself, and holds
 * nobody's e-mail. 1 write unit.
 */
export async function openAccount(account: NewAccount, now = Date.now()): Promise<void> {
  const expiresAt = Math.floor(now / 1000) + openSeconds;
  await putRow({
    TableName: tableName(),
    Item: { ...keys.user(account.id), ...account, expiresAt },
    ConditionExpression: 'attribute_not_exists(PK)',
  });
}

/** The sign-in is made, with an e-mail that was only typed in. 1 read unit, 4 write units. */
export async function completeAccount({ id, email }: NewAccount): Promise<Completed> {
  const outcome = await enterEmail(email, id, { user: staying(id) });
  if (outcome === 'done') return 'done';
  return outcome === 'taken' ? 'email-taken' : 'lapsed';
}

/** The same with an e-mail that is the person's, since their password goes there. 4 write units. */
export async function completeProvenAccount({ id, email }: NewAccount): Promise<Completed> {
  const refused = await transact({ user: staying(id), email: proveEmail(email, id) });
  if (refused.size === 0) return 'done';
  return refused.has('user') ? 'lapsed' : 'email-taken';
}

/**
 * Takes an account back whose sign-in could not be made. False when it stays: it is complete, and only
 * the answer was lost, or it has lapsed.
 */
export async function dropAccount({ id }: NewAccount): Promise<boolean> {
  const ConditionExpression = 'attribute_exists(expiresAt)';
  const row = { TableName: tableName(), Key: keys.user(id), ConditionExpression };
  return (await transact({ user: { Delete: row } })).size === 0;
}

function staying(id: string): Write {
  return {
    Update: {
      TableName: tableName(),
      Key: keys.user(id),
      UpdateExpression: 'REMOVE expiresAt',
      ConditionExpression: 'attribute_exists(PK)',
    },
  };
}
