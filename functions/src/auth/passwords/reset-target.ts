import { currentPhone, mailboxOf } from '../../identity/own-contacts.ts';
import type { UserRow } from '../../identity/users.table.ts';

/** The e-mail or the phone that names an account. */
export interface ResetTarget {
  kind: 'email' | 'phone';
  address: string;
}

/** Where a code for a new password goes. */
export interface ResetChannel {
  kind: 'email' | 'sms';
  address: string;
}

/** The contract ensures that it is one of the two. */
export function resetTarget(account: {
  email?: string | null | undefined;
  phone?: string | null | undefined;
}): ResetTarget {
  return account.email
    ? { kind: 'email', address: account.email }
    : { kind: 'phone', address: account.phone ?? '' };
}

/**
 * A proven channel: the one that was named, else the proven phone. Only an account that has proven
 * nothing gets its code at the e-mail that it registered with: a person who typed somebody else's address
 * in must not lose the account to them, nor they their mailbox's peace. Who works for a mess or looks after
 * the platform gets it by e-mail only: a copied SIM card opens neither. Undefined where there is none.
 * Rule: accounts-32
 */
export function resetChannel(
  { kind, address }: ResetTarget,
  user: UserRow,
  { isStaff }: { isStaff: boolean },
): ResetChannel | undefined {
  const phone = currentPhone(user);
  if (kind === 'phone' && phone !== address) return undefined;
  const isNamed = kind === 'email' && (user.provenEmail === address || !phone);
  const mailbox = isNamed ? address : mailboxOf(user);
  if (isNamed || isStaff) return mailbox ? { kind: 'email', address: mailbox } : undefined;
  return phone ? { kind: 'sms', address: phone } : undefined;
}
