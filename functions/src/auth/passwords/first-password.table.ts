import type { UserRow } from '../../identity/users.table.ts';
import { keys } from '../../table/keys.ts';
import { tableName } from '../../table/table-client.ts';
import { updateRow } from '../../table/update-row.ts';
import { enterEmail } from '../users/emails.table.ts';

/** Longer than a function runs: a call that has claimed and not finished by then has died. */
const claimSeconds = 20;

export interface PasswordClaim {
  user: UserRow;
  claimedUntil: number;
}

/**
 * Claims the right to set the first password: of several calls one gets it, and only while there is
 * none and, unless a code was right a moment ago, within the window. 1 write unit.
 */
export async function claimFirstPassword(
  userId: string,
  { proven }: { proven: boolean },
  now = Date.now(),
): Promise<PasswordClaim | undefined> {
  const seconds = Math.floor(now / 1000);
  // No other claim has the same fraction of a second.
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
  // After a lost answer the SDK repeats a write that had gone through: the claim is already ours.
  const isOurs = outcome === 'changed' || row?.passwordClaimedUntil === claimedUntil;
  return isOurs ? { user: row as unknown as UserRow, claimedUntil } : undefined;
}

/**
 * The password is set: it is never a first one again, and the e-mail is a sign-in name, unless somebody else
 * has it by now. 1 write unit, 1 read unit and 4 write units with an e-mail.
 * @returns undefined when the claim had lapsed
 */
export async function closeFirstPassword(claim: PasswordClaim): Promise<UserRow | undefined> {
  const { setPasswordUntil, passwordClaimedUntil, ...user } = claim.user;
  const close = {
    ...claimedRow(claim),
    UpdateExpression:
      'SET passwordSetWithin = setPasswordUntil REMOVE setPasswordUntil, passwordClaimedUntil',
  };
  if (user.email) {
    const outcome = await enterEmail(user.email, user.id, { user: { Update: close } });
    if (outcome !== 'taken') return outcome === 'done' ? user : undefined;
  }
  return (await updateRow(close)).outcome === 'changed' ? user : undefined;
}

/** Gives a claim back whose password could not be set. */
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
  return { TableName: tableName(), Key: keys.user(userId) };
}
