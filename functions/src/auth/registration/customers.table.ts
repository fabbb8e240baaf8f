import type { UserRow } from '../../identity/users.table.ts';
import { keys } from '../../table/keys.ts';
import { tableName } from '../../table/table-client.ts';
import { type Refused, transact, type Write } from '../../table/transact.ts';

/** A customer whose phone was proven, and who has no password yet. */
export type OpenCustomer = UserRow & { provenPhone: string; setPasswordUntil: number };

/** `changed`: the row of the customer is another than the one that was read. */
type Outcome = 'done' | 'changed' | 'phone-taken';

/**
 * Makes a customer whose phone is unique, all or nothing. The phone blocks no one, since a new code starts over; the
 * e-mail becomes a sign-in name with the password. 4 write units.
 */
export async function insertCustomer(customer: OpenCustomer): Promise<Outcome> {
  const { id, provenPhone } = customer;
  const isNew = 'attribute_not_exists(PK)';
  return outcomeOf(
    await transact({
      customer: { Put: put({ ...keys.user(id), ...customer }, isNew) },
      phone: { Put: put({ ...keys.phone(provenPhone), userId: id }, isNew) },
    }),
  );
}

/**
 * Restarts the registration of a customer who never set a password: the phone goes over to the
 * row under the new id, and the old one is gone. 6 write units.
 */
export async function replaceCustomer(
  before: UserRow,
  after: OpenCustomer,
  now = Date.now(),
): Promise<Outcome> {
  return outcomeOf(
    await transact({
      customer: [
        deleteOpen(before, now),
        { Put: put({ ...keys.user(after.id), ...after }, 'attribute_not_exists(PK)') },
      ],
      phone: movePhone(after.provenPhone, before.id, after.id),
    }),
  );
}

function outcomeOf(refused: Refused<'customer' | 'phone'>): Outcome {
  if (refused.has('customer')) return 'changed';
  return refused.has('phone') ? 'phone-taken' : 'done';
}

/** As it was read, still without a password, and nobody is setting one. */
function deleteOpen(before: UserRow, now: number): Write {
  return {
    Delete: {
      TableName: tableName(),
      Key: keys.user(before.id),
      ConditionExpression:
        'attribute_exists(setPasswordUntil) AND updatedAt = :updatedAt AND (attribute_not_exists(passwordClaimedUntil) OR passwordClaimedUntil <= :now)',
      ExpressionAttributeValues: { ':updatedAt': before.updatedAt, ':now': Math.floor(now / 1000) },
    },
  };
}

function movePhone(phone: string, from: string, to: string): Write {
  return {
    Put: {
      ...put({ ...keys.phone(phone), userId: to }, 'userId = :from'),
      ExpressionAttributeValues: { ':from': from },
    },
  };
}

function put(Item: Record<string, unknown>, ConditionExpression: string) {
  return { TableName: tableName(), Item, ConditionExpression };
}
