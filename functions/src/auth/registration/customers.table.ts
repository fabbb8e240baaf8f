import type { UserRow } from '../../identity/users.table.ts';
import { keys } from '../../table/keys.ts';
import { newRow } from '../../table/put-row.ts';
import { type RefusedWrites, transact, type Write } from '../../table/transact.ts';

/** A customer with a proven phone and without a password. */
export type OpenCustomer = UserRow & { provenPhone: string; setPasswordUntil: number };

/** `changed`: the customer's row changed after it was read. */
type Outcome = 'done' | 'changed' | 'phone-taken';

/**
 * Inserts a customer with a unique phone, all or nothing. A later code for the phone can still replace this customer.
 * The e-mail becomes a sign-in name when the customer sets a password. 4 write units.
 */
export async function insertCustomer(customer: OpenCustomer): Promise<Outcome> {
  const { id, provenPhone } = customer;
  return outcomeOf(
    await transact({
      customer: { Put: newRow({ ...keys.user(id), ...customer }) },
      phone: { Put: newRow({ ...keys.phone(provenPhone), userId: id }) },
    }),
  );
}

/**
 * Restarts the registration of a customer without a password. Moves the phone to a row with a new id and deletes the
 * old row. 6 write units.
 */
export async function replaceCustomer(
  before: UserRow,
  after: OpenCustomer,
  now = Date.now(),
): Promise<Outcome> {
  return outcomeOf(
    await transact({
      customer: [deleteOpen(before, now), { Put: newRow({ ...keys.user(after.id), ...after }) }],
      phone: movePhone(after.provenPhone, before.id, after.id),
    }),
  );
}

function outcomeOf(refused: RefusedWrites<'customer' | 'phone'>): Outcome {
  if (refused.has('customer')) return 'changed';
  return refused.has('phone') ? 'phone-taken' : 'done';
}

/** Deletes the customer if the row is unchanged and has neither a password nor a claim to set a password. */
function deleteOpen(before: UserRow, now: number): Write {
  return {
    Delete: {
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
      Item: { ...keys.phone(phone), userId: to },
      ConditionExpression: 'userId = :from',
      ExpressionAttributeValues: { ':from': from },
    },
  };
}
