import { keys } from '../../table/keys.ts';
import { putRow } from '../../table/put-row.ts';
import { readRow } from '../../table/read-row.ts';
import { updateRow } from '../../table/update-row.ts';

/** Hashes of the client that requested a code. */
export interface Requester {
  askingDevice?: string;
  /** Set only for a client without our cookie. */
  askingAddress?: string;
}

/** A sent code. The code itself is never stored. */
export interface OtpRow extends Requester {
  codeHash: string;
  /** Epoch milliseconds. */
  issuedAt: number;
  /** Guesses by the device that requested the code. */
  tries: number;
  /** Epoch seconds. */
  expiresAt: number;
  /** The account of a reset code or a contact code. A reset code also has its channel. */
  userId?: string;
  channel?: 'sms' | 'email';
}

/**
 * The kinds of clients that enter a code: the device or address that requested it, another device of the account's
 * owner, or a stranger. Each kind has its own guesses.
 * Rule: accounts-16
 */
export type Guesser = keyof typeof guesses;
const guesses = {
  device: { counter: 'tries', max: 5 },
  address: { counter: 'addressTries', max: 5 },
  owner: { counter: 'ownerTries', max: 5 },
  other: { counter: 'otherTries', max: 3 },
} as const;

/** 1 read unit. */
export async function readOtp(id: string): Promise<OtpRow | undefined> {
  return readRow<OtpRow>(keys.otp(id), { ConsistentRead: true });
}

/** Stores a code and replaces an earlier code. 1 write unit. */
export async function putOtp(id: string, row: OtpRow): Promise<void> {
  await putRow({ Item: { ...keys.otp(id), ...row } });
}

/**
 * Counts a guess, then returns the row for the comparison. The count is a conditional write, so parallel guesses never
 * exceed the limit. 1 write unit.
 * @returns undefined if there is no code, the code has expired or the guesses of `by` are used up
 */
export async function countGuess(
  id: string,
  by: Guesser,
  now: number,
): Promise<OtpRow | undefined> {
  const { counter, max } = guesses[by];
  const { outcome, row } = await updateRow({
    Key: keys.otp(id),
    UpdateExpression: 'ADD #tries :one',
    ConditionExpression:
      'attribute_exists(PK) AND (attribute_not_exists(#tries) OR #tries < :max) AND expiresAt > :now AND attribute_not_exists(usedBy)',
    ExpressionAttributeNames: { '#tries': counter },
    ExpressionAttributeValues: { ':one': 1, ':max': max, ':now': Math.floor(now / 1000) },
  });
  return outcome === 'changed' ? (row as unknown as OtpRow) : undefined;
}

/**
 * Uses up a code; true for the first caller. The row stays until it expires, so a caller can recognise its own use
 * after a lost answer. 1 write unit.
 */
export async function consumeOtp(
  id: string,
  codeHash: string,
  now: number,
  usedBy: string,
): Promise<boolean> {
  const { outcome, row } = await updateRow({
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

/** Makes a used code valid again, because the call that used it failed. 1 write unit. */
export async function restoreOtp(id: string, usedBy: string): Promise<void> {
  await updateRow({
    Key: keys.otp(id),
    UpdateExpression: 'REMOVE usedBy',
    ConditionExpression: 'usedBy = :usedBy',
    ExpressionAttributeValues: { ':usedBy': usedBy },
  });
}
