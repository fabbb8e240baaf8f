import type { UserRow } from '../../identity/users.table.ts';
import { keys } from '../../table/keys.ts';
import { updateRow } from '../../table/update-row.ts';
import { insertEmail } from '../users/emails.table.ts';

/** Longer than a function runs, so a claim of this age belongs to a crashed call. */
const claimSeconds = 20;

export interface PasswordClaim {
  user: UserRow;
  claimedUntil: number;
}

/**
 * Claims the right to set the first password; only one of several callers gets it. The account must have no password.
 * The time limit applies unless the caller has just entered a code. 1 write unit.
 */
export async function claimFirstPassword(
  userId: string,
  { proven }: { proven: boolean },
  now = Date.now(),
): Promise<PasswordClaim | undefined> {
  const seconds = Math.floor(now / 1000);
  // The random fraction distinguishes this claim from any other.
  const claimedUntil = seconds + claimSeconds + Math.random();
  const { outcome, row } = await updateRow({
    ...rowOf(userId),
    UpdateExpression: 'SET passwordClaimedUntil = :claimedUntil',
    ConditionExpression:
      'setPasswordUntil > :lapsed AND (attribute_not_exists(passwordClaimedUntil) OR passwordClaimedUntil <= :now)',
    ExpressionAttributeValues: {
      ':lapsed': proven ? 0 : seconds,
      ':now': seconds,
      ':claimedUntil': claimedUntil,
    },
  });
  // The claim may be our own, because the SDK repeats a write after a lost answer.
  const isOwnWrite = outcome === 'changed' || row?.passwordClaimedUntil === claimedUntil;
  return isOwnWrite ? { user: row as unknown as UserRow, claimedUntil } : undefined;
}

/**
 * Closes the claim after the password is set. The e-mail becomes a sign-in name, unless another account has it. 1 write
 * unit; with an e-mail 1 read unit and 4 write units.
 * @returns undefined if the claim had expired
 */
export async function closeFirstPassword(claim: PasswordClaim): Promise<UserRow | undefined> {
  const { setPasswordUntil, passwordClaimedUntil, ...user } = claim.user;
  const close = {
    ...claimedRow(claim),
    UpdateExpression:
      'SET passwordSetWithin = setPasswordUntil REMOVE setPasswordUntil, passwordClaimedUntil',
  };
  if (user.email) {
    const outcome = await insertEmail(user.email, user.id, { user: { Update: close } });
    if (outcome !== 'taken') return outcome === 'done' ? user : undefined;
  }
  return (await updateRow(close)).outcome === 'changed' ? user : undefined;
}

/** Releases a claim after its password could not be set. */
export async function releaseFirstPassword(claim: PasswordClaim): Promise<void> {
  await updateRow({ ...claimedRow(claim), UpdateExpression: 'REMOVE passwordClaimedUntil' });
}

function claimedRow({ user, claimedUntil }: PasswordClaim) {
  return {
    ...rowOf(user.id),
    ConditionExpression: 'passwordClaimedUntil = :claimedUntil',
    ExpressionAttributeValues: { ':claimedUntil': claimedUntil },
  };
}

function rowOf(userId: string) {
  return { Key: keys.user(userId) };
}
