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
 * in must not lose the account to them, nor they their mailbox's peace.
 */
export function resetChannel({ kind, address }: ResetTarget, user: UserRow): ResetChannel {
  if (kind === 'phone') return { kind: 'sms', address };
  const isProven = user.provenEmail === address;
  if (user.provenPhone && !isProven) return { kind: 'sms', address: user.provenPhone };
  return { kind: 'email', address };
}
