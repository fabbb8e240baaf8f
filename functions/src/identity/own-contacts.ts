import type { UserRow } from './users.table.ts';

/** After this time the number may belong to another person. */
const provenForSeconds = 180 * 24 * 3600;

/** The user's proven phone, unless the proof is too old. Rule: accounts-34 */
export function currentPhone(
  { provenPhone, phoneProvenAt }: UserRow,
  now = Date.now(),
): string | undefined {
  const isExpired = phoneProvenAt !== undefined && phoneProvenAt + provenForSeconds < now / 1000;
  return isExpired ? undefined : provenPhone;
}

/** The proven mailbox. If neither phone nor mailbox is proven, the registered mailbox. */
export function mailboxOf(user: UserRow): string | undefined {
  const { provenEmail, signInEmail, email } = user;
  return provenEmail || (currentPhone(user) ? undefined : signInEmail || email);
}
