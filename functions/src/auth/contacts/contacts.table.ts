import { readEmail, type UserRow } from '../../identity/users.table.ts';
import { fieldUpdate } from '../../table/field-update.ts';
import { keys } from '../../table/keys.ts';
import { type RefusedWrites, transact, type Write } from '../../table/transact.ts';
import { proveEmail, releaseEmail } from '../users/emails.table.ts';
import { phoneDeletion } from '../users/phones.table.ts';
import type { UserChanges } from '../users/profiles.table.ts';

/** `stale`: the account has changed since it was read. */
type Outcome = 'changed' | 'stale' | 'taken';

/** Replaces the account's phone by a proven phone, all or nothing. 6 write units. */
export async function movePhone(user: UserRow, phone: string, now = new Date()): Promise<Outcome> {
  const { id, provenPhone } = user;
  const phoneProvenAt = Math.floor(now.getTime() / 1000);
  const refused = await transact({
    user: userWrite(user, { phone, provenPhone: phone, phoneProvenAt }, now),
    taken: {
      Put: {
        Item: { ...keys.phone(phone), userId: id },
        ConditionExpression: 'attribute_not_exists(PK) OR userId = :id',
        ExpressionAttributeValues: { ':id': id },
      },
    },
    earlier: provenPhone && provenPhone !== phone ? phoneDeletion(provenPhone, id) : [],
  });
  return outcomeOf(refused);
}

/** Replaces the account's e-mail by a proven e-mail, all or nothing. 6 write units. */
export async function moveEmail(user: UserRow, email: string, now = new Date()): Promise<Outcome> {
  const { id, signInEmail, email: shownEmail } = user;
  const earlier = signInEmail ?? shownEmail;
  const row =
    earlier && earlier !== email ? await readEmail(earlier, { ConsistentRead: true }) : undefined;
  const refused = await transact({
    user: userWrite(user, { email, signInEmail: email, provenEmail: email }, now),
    taken: proveEmail(email, id),
    earlier: (earlier && releaseEmail(earlier, id, row)) || [],
  });
  return outcomeOf(refused);
}

function outcomeOf(refused: RefusedWrites<'user' | 'taken' | 'earlier'>): Outcome {
  if (refused.has('taken')) return 'taken';
  return refused.size === 0 ? 'changed' : 'stale';
}

function userWrite({ id, updatedAt }: UserRow, changes: UserChanges, now: Date): Write {
  const update = fieldUpdate(changes, now.toISOString());
  return {
    Update: {
      Key: keys.user(id),
      ...update,
      ConditionExpression: '#updatedAt = :seen',
      ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':seen': updatedAt },
    },
  };
}
