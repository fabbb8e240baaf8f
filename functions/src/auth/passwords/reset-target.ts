import { currentPhone, mailboxOf } from '../../identity/own-contacts.ts';
import type { UserRow } from '../../identity/users.table.ts';

/** The e-mail or phone that identifies an account. */
export interface ResetTarget {
  kind: 'email' | 'phone';
  address: string;
}

/** The channel of a reset code. */
export interface ResetChannel {
  kind: 'email' | 'sms';
  address: string;
}

/** The contract guarantees that exactly one of `email` and `phone` is set. */
export function resetTarget(account: {
  email?: string | null | undefined;
  phone?: string | null | undefined;
}): ResetTarget {
  return account.email
    ? { kind: 'email', address: account.email }
    : { kind: 'phone', address: account.phone ?? '' };
}

/**
 * Chooses the channel of a reset code: the named address if it is proven, or else the proven phone. An account without
 * a proven channel gets its code at the registered e-mail. Staff and admins get the code by e-mail only, so a copied
 * SIM card opens no account. Undefined if there is no channel.
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
