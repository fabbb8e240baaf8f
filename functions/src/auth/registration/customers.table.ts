import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { keys } from '../../table/keys.ts';
import { busy, table, tableName } from '../../table/table-client.ts';
import type { UserRow } from '../users/users.table.ts';

/** A customer whose phone was proven, and who has no password yet. */
export type OpenCustomer = UserRow & { provenPhone: string; setPasswordUntil: number };

type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type Outcome = 'done' | 'phone-taken' | 'email-taken';

/** Makes a customer with phone and e-mail as unique, all or nothing. 4 write units, 6 with an e-mail. */
export function insertCustomer(customer: OpenCustomer, now = Date.now()): Promise<Outcome> {
  const { id, provenPhone, email } = customer;
  const isNew = 'attribute_not_exists(PK)';
  return write(
    [
      { Put: put({ ...keys.user(id), ...customer }, isNew) },
      { Put: put({ ...keys.phone(provenPhone), userId: id }, isNew) },
      ...(email ? [putEmail(email, id, now)] : []),
    ],
    2,
  );
}

/**
 * Begins the registration of a customer anew who never set a password: phone and e-mail go over to the
 * row under the new id, and the old one is gone. 6 write units, 8 with an e-mail, 10 with another one.
 */
export function replaceCustomer(
  before: UserRow,
  after: OpenCustomer,
  now = Date.now(),
): Promise<Outcome> {
  const actions: Action[] = [
    deleteOpen(before, now),
    { Put: put({ ...keys.user(after.id), ...after }, 'attribute_not_exists(PK)') },
    movePhone(after.provenPhone, before.id, after.id),
  ];
  const emailAt = actions.length;
  if (after.email) actions.push(putEmail(after.email, after.id, now, { from: before.id }));
  if (before.email && before.email !== after.email) {
    actions.push(deleteEmail(before.email, before.id));
  }
  return write(actions, emailAt);
}

/** @param emailAt  where the e-mail stands in the actions; what stands before it is about the phone */
async function write(TransactItems: Action[], emailAt: number): Promise<Outcome> {
  try {
    await table.send(new TransactWriteCommand({ TransactItems }));
    return 'done';
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error;
    const refused = (error.CancellationReasons ?? []).findIndex(
      ({ Code }) => Code === 'ConditionalCheckFailed',
    );
    if (refused < 0) throw busy(error);
    return refused < emailAt ? 'phone-taken' : 'email-taken';
  }
}

/** As it was read, still without a password, and nobody is setting one. */
function deleteOpen(before: UserRow, now: number): Action {
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

function movePhone(phone: string, from: string, to: string): Action {
  return {
    Put: {
      ...put({ ...keys.phone(phone), userId: to }, 'userId = :from'),
      ExpressionAttributeValues: { ':from': from },
    },
  };
}

/**
 * An e-mail is free also while it is held by a sign-up that was never completed.
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

function deleteEmail(email: string, userId: string): Action {
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
