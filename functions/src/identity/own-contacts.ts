import type { UserRow } from './users.table.ts';

/** A number that nobody proved for so long may be somebody else's by now. */
const provenForSeconds = 180 * 24 * 3600;

/** The phone that somebody has proven, unless that is too long ago. Rule: accounts-34 */
export function currentPhone(
  { provenPhone, phoneProvenAt }: UserRow,
  now = Date.now(),
): string | undefined {
  const isOld = phoneProvenAt !== undefined && phoneProvenAt + provenForSeconds < now / 1000;
  return isOld ? undefined : provenPhone;
}

/** The mailbox that is certainly the person's: the proven one, or the registered one if nothing is proven. */
export function mailboxOf(user: UserRow): string | undefined {
  const { provenEmail, signInEmail, email } = user;
  return provenEmail || (currentPhone(user) ? undefined : signInEmail || email);
}
