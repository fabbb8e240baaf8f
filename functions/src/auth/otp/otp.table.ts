import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../../table/keys.ts';
import { table, tableName } from '../../table/table-client.ts';
import { updateRow } from '../../table/update-row.ts';

/** A code that was sent; the code itself is stored nowhere. */
export interface OtpRow {
  codeHash: string;
  /** Epoch milliseconds. */
  issuedAt: number;
  tries: number;
  /** Epoch seconds. */
  expiresAt: number;
  /** Whose password the code resets, and where it was sent. */
  userId?: string;
  channel?: 'sms' | 'email';
}

/** Writes a code over any before it. 1 write unit. */
export async function putOtp(id: string, row: OtpRow): Promise<void> {
  await table.send(new PutCommand({ TableName: tableName(), Item: { ...keys.otp(id), ...row } }));
}

/**
 * Counts a guess and hands the row out to be compared. The count comes first, by a conditional write,
 * so that of any number of guesses at once only `most` are ever compared. 1 write unit.
 * @returns undefined when there is no code, it has lapsed or its guesses are used up
 */
export async function countGuess(
  id: string,
  most: number,
  now: number,
): Promise<OtpRow | undefined> {
  const { outcome, row } = await updateRow({
    TableName: tableName(),
    Key: keys.otp(id),
    UpdateExpression: 'ADD tries :one',
    ConditionExpression:
      'attribute_exists(PK) AND tries < :most AND expiresAt > :now AND attribute_not_exists(usedBy)',
    ExpressionAttributeValues: { ':one': 1, ':most': most, ':now': Math.floor(now / 1000) },
  });
  return outcome === 'changed' ? (row as unknown as OtpRow) : undefined;
}

/**
 * Uses a code up: true for the first who brings it. The row stays until it lapses, so that a caller whose answer
 * was lost finds out that it was its own. 1 write unit.
 */
export async function consumeOtp(id: string, codeHash: string, now: number): Promise<boolean> {
  const usedBy = randomUUID();
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
