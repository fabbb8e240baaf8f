import { currentPhone } from '../../identity/own-contacts.ts';
import { readUser, readUserIdByPhone, type UserRow } from '../../identity/users.table.ts';
import { retryTransaction } from '../../table/retry-transaction.ts';
import { notifyOwner } from '../notices/notify-owner.ts';
import { releasePhone } from '../users/phones.table.ts';

/**
 * The account of a phone that a code has just proven. An account that proved the phone too long ago loses the phone,
 * because the number may have a new owner.
 * Rule: accounts-34
 */
export async function findPhoneOwner(phone: string): Promise<UserRow | undefined> {
  const { user } = await retryTransaction(async () => {
    const userId = await readUserIdByPhone(phone);
    const user = userId ? await readUser(userId, { ConsistentRead: true }) : undefined;
    if (!user || currentPhone(user) !== undefined) return { user };
    if (!(await releasePhone(user, phone))) return undefined;
    await notifyOwner(user, 'phone-sign-in');
    return { user: undefined };
  });
  return user;
}
