import type { UserRow } from '../../identity/users.table.ts';
import { keys } from '../../table/keys.ts';
import { newRow, putRow } from '../../table/put-row.ts';
import { transact, type Write } from '../../table/transact.ts';
import { insertEmail, proveEmail } from '../users/emails.table.ts';

/** Longer than a function runs, so an incomplete sign-up of this age belongs to a crashed call. */
const openSeconds = 20;

export type NewAccount = UserRow & { email: string };

/** The outcome of completing an account; `expired` if the account's time was over. */
type Completed = 'done' | 'email-taken' | 'expired';

/**
 * Creates an account without a sign-in and without a claim on the e-mail. The row expires unless the sign-up completes.
 * 1 write unit.
 */
export async function openAccount(account: NewAccount, now = Date.now()): Promise<void> {
  const expiresAt = Math.floor(now / 1000) + openSeconds;
  await putRow(newRow({ ...keys.user(account.id), ...account, expiresAt }));
}

/** Completes an account with an unproven e-mail. 1 read unit, 4 write units. */
export async function completeAccount({ id, email }: NewAccount): Promise<Completed> {
  const outcome = await insertEmail(email, id, { user: clearExpiry(id) });
  if (outcome === 'done') return 'done';
  return outcome === 'taken' ? 'email-taken' : 'expired';
}

/** Completes an account whose e-mail counts as proven, because its password is sent there. 4 write units. */
export async function completeProvenAccount({ id, email }: NewAccount): Promise<Completed> {
  const refused = await transact({ user: clearExpiry(id), email: proveEmail(email, id) });
  if (refused.size === 0) return 'done';
  return refused.has('user') ? 'expired' : 'email-taken';
}

/** Deletes an account after its sign-in could not be created. False if the account is complete or expired. */
export async function dropAccount({ id }: NewAccount): Promise<boolean> {
  const ConditionExpression = 'attribute_exists(expiresAt)';
  const row = { Key: keys.user(id), ConditionExpression };
  return (await transact({ user: { Delete: row } })).size === 0;
}

function clearExpiry(id: string): Write {
  return {
    Update: {
      Key: keys.user(id),
      UpdateExpression: 'REMOVE expiresAt',
      ConditionExpression: 'attribute_exists(PK)',
    },
  };
}
