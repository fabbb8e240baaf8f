import type { SignInRole } from '@thali/shared/http/rights';
import { keys } from '../table/keys.ts';
import { putRow } from '../table/put-row.ts';
import { readUnexpiredRow } from '../table/read-row.ts';
import type { Write } from '../table/transact.ts';

/** A code with which one other sign-in joins a mess. 200 bytes. Rule: outlets-3 */
export interface OutletCode {
  vendorId: string;
  role: SignInRole;
  /** Epoch seconds. */
  expiresAt: number;
  /** Absent until the code is used. */
  use?: OutletCodeUse;
}

interface OutletCodeUse {
  userId: string;
  /** SHA-256 of the caller's key, base64url. A repeat with the key gets the same answer. */
  keyHash: string;
}

/** Stores the hash of a code until it expires. 1 write unit. */
export async function putOutletCode(
  codeHash: string,
  code: OutletCode,
  now: number,
): Promise<void> {
  await putRow({
    Item: { ...keys.deviceCode(codeHash), ...code, kind: 'outlet' },
    // A concurrent repeat must not make a used code valid again.
    ConditionExpression: 'attribute_not_exists(PK) OR expiresAt <= :now',
    ExpressionAttributeValues: { ':now': Math.floor(now / 1000) },
  });
}

/** The code of a mess. Undefined if it does not exist, has expired, or connects a device. 1 read unit. */
export async function readOutletCode(
  codeHash: string,
  now: number,
): Promise<OutletCode | undefined> {
  const key = keys.deviceCode(codeHash);
  const row = await readUnexpiredRow<OutletCode & { kind?: string }>(
    key,
    { ConsistentRead: true },
    now,
  );
  return row?.kind === 'outlet' ? row : undefined;
}

/** Uses up the code. @param now epoch milliseconds */
export function useOutletCode(codeHash: string, use: OutletCodeUse, now: number): Write {
  return {
    Update: {
      Key: keys.deviceCode(codeHash),
      UpdateExpression: 'SET #use = :use',
      ConditionExpression: 'kind = :outlet AND expiresAt > :now AND attribute_not_exists(#use)',
      ExpressionAttributeNames: { '#use': 'use' },
      ExpressionAttributeValues: {
        ':use': use,
        ':outlet': 'outlet',
        ':now': Math.floor(now / 1000),
      },
    },
  };
}
