import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../../table/keys.ts';
import { table, tableName } from '../../table/table-client.ts';
import { updateRow } from '../../table/update-row.ts';

/** Who asked for a code, as hashes. */
export interface Asker {
  askingDevice?: string;
  /** Only of a client that brought no cookie. */
  askingAddress?: string;
}

/** A code that was sent; the code itself is stored nowhere. */
export interface OtpRow extends Asker {
  codeHash: string;
  /** Epoch milliseconds. */
  issuedAt: number;
  /** Of the device that asked. */
  tries: number;
  /** Epoch seconds. */
  expiresAt: number;
  /** Whose password the code resets, and where it was sent. */
  userId?: string;
  channel?: 'sms' | 'email';
}

/**
 * Who guesses at a code: the device or the address that asked for it, another device of the account's
 * owner, or anybody else. Each has guesses of its own. Rule: accounts-16
 */
export type Guesser = keyof typeof guesses;
const guesses = {
  device: { counter: 'tries', most: 5 },
  address: { counter: 'addressTries', most: 5 },
  owner: { counter: 'ownerTries', most: 5 },
  other: { counter: 'otherTries', most: 3 },
} as const;

/** 1 read unit. */
export async function readOtp(id: string): Promise<OtpRow | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: keys.otp(id), ConsistentRead: true }),
  );
  return Item as OtpRow | undefined;
}

/** Writes a code over any before it. 1 write unit. */
export async function putOtp(id: string, row: OtpRow): Promise<void> {
  await table.send(new PutCommand({ TableName: tableName(), Item: { ...keys.otp(id), ...row } }));
}

/**
 * Counts a guess and hands the row out to be compared. The count comes first, by a conditional write,
 * so that of any number of guesses at once only as many as somebody has are ever compared. 1 write unit.
 * @returns undefined when there is no code, it has lapsed or the guesses of `by` are used up
 */
export async function countGuess(
  id: string,
  by: Guesser,
  now: number,
): Promise<OtpRow | undefined> {
  const { counter, most } = guesses[by];
  const { outcome, row } = await updateRow({
    TableName: tableName(),
    Key: keys.otp(id),
    UpdateExpression: 'ADD #tries :one',
    ConditionExpression:
      'attribute_exists(PK) AND (attribute_not_exists(#tries) OR #tries < :most) AND expiresAt > :now AND attribute_not_exists(usedBy)',
    ExpressionAttributeNames: { '#tries': counter },
    ExpressionAttributeValues: { ':one': 1, ':most': most, ':now': Math.floor(now / 1000) },
  });
  return outcome === 'changed' ? (row as unknown as OtpRow) : undefined;
}

/**
 * Uses a code up: true for the first who brings it. The row stays until it lapses, so that a caller whose answer
 * was lost finds out that it was its own. 1 write unit.
 */
export async function consumeOtp(
  id: string,
  codeHash: string,
  now: number,
  usedBy: string,
): Promise<boolean> {
  const { outcome, row } = await updateRow({
    TableName: tableName(),
    Key: keys.otp(id),
    UpdateExpression: 'SET usedBy = :usedBy',
    ConditionExpression:
      'codeHash = :codeHash AND expiresAt > :now AND attribute_not_exists(usedBy)',
    ExpressionAttributeValues: {
      ':usedBy': usedBy,
      ':codeHash': codeHash,
      ':now': Math.floor(now / 1000),
    },
  });
  return outcome === 'changed' || row?.usedBy === usedBy;
}

/** Gives back a code to who used it up and got nothing for it. 1 write unit. */
export async function giveBackOtp(id: string, usedBy: string): Promise<void> {
  await updateRow({
    TableName: tableName(),
    Key: keys.otp(id),
    UpdateExpression: 'REMOVE usedBy',
    ConditionExpression: 'usedBy = :usedBy',
    ExpressionAttributeValues: { ':usedBy': usedBy },
  });
}
