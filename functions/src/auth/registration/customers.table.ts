import type { UserRow } from '../../identity/users.table.ts';
import { keys } from '../../table/keys.ts';
import { tableName } from '../../table/table-client.ts';
import { type Refused, transact, type Write } from '../../table/transact.ts';

/** A customer whose phone was proven, and who has no password yet. */
export type OpenCustomer = UserRow & { provenPhone: string; setPasswordUntil: number };

/** `changed`: the row of the customer is another than the one that was read. */
type Outcome = 'done' | 'changed' | 'phone-taken' | 'email-taken';

/**
 * Makes a customer with phone and e-mail as unique, all or nothing. The e-mail is held as long as the
 * password may be set; the phone blocks no one, since a new code starts over. 4 write units, 6 with
 * an e-mail.
 */
export async function insertCustomer(customer: OpenCustomer, now = Date.now()): Promise<Outcome> {
  const { id, provenPhone, email, setPasswordUntil: expiresAt } = customer;
  const isNew = 'attribute_not_exists(PK)';
  return outcomeOf(
    await transact({
      customer: { Put: put({ ...keys.user(id), ...customer }, isNew) },
      phone: { Put: put({ ...keys.phone(provenPhone), userId: id }, isNew) },
      email: email ? putEmail(email, id, now, { expiresAt }) : [],
    }),
  );
}

/**
 * Restarts the registration of a customer who never set a password: phone and e-mail go over to the
 * row under the new id, and the old one is gone. 6 write units, 8 with an e-mail, 10 with another one.
 */
export async function replaceCustomer(
  before: UserRow,
  after: OpenCustomer,
  now = Date.now(),
): Promise<Outcome> {
  const held = { from: before.id, expiresAt: after.setPasswordUntil };
  const outcome = outcomeOf(
    await transact({
      customer: [
        deleteOpen(before, now),
        { Put: put({ ...keys.user(after.id), ...after }, 'attribute_not_exists(PK)') },
      ],
      phone: movePhone(after.provenPhone, before.id, after.id),
      email: after.email ? putEmail(after.email, after.id, now, held) : [],
    }),
  );
  if (outcome === 'done' && before.email && before.email !== after.email) {
    // Beside the transaction: it may have lapsed meanwhile, and be somebody else's.
    await transact({ email: deleteEmail(before.email, before.id) });
  }
  return outcome;
}

function outcomeOf(refused: Refused<'customer' | 'phone' | 'email'>): Outcome {
  if (refused.has('customer')) return 'changed';
  if (refused.has('phone')) return 'phone-taken';
  return refused.has('email') ? 'email-taken' : 'done';
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

/**
 * An e-mail is free also once a sign-up that held it was not completed in time.
 * @param options.from  who may have it as well, and gives it up
 */
export function putEmail(
  email: string,
  userId: string,
  now: number,
  { from = userId, expiresAt }: { from?: string; expiresAt?: number } = {},
) {
  return {
    Put: {
      ...put(
        { ...keys.email(email), userId, ...(expiresAt && { expiresAt }) },
        'attribute_not_exists(PK) OR expiresAt <= :now OR userId = :from',
      ),
      ExpressionAttributeValues: { ':now': Math.floor(now / 1000), ':from': from },
    },
  };
}

function deleteEmail(email: string, userId: string): Write {
  return {
    Delete: {
      TableName: tableName(),
      Key: keys.email(email),
      ConditionExpression: 'attribute_not_exists(PK) OR userId = :userId',
      ExpressionAttributeValues: { ':userId': userId },
    },
  };
}

function put(Item: Record<string, unknown>, ConditionExpression: string) {
  return { TableName: tableName(), Item, ConditionExpression };
}
