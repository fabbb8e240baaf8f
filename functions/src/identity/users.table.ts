import { keys } from '../table/keys.ts';
import { type ReadOptions, readRow, readUnexpiredRow } from '../table/read-row.ts';

/** A person in our table; passwords and groups are Cognito's. */
export interface UserRow {
  id: string;
  name: string;
  /** Contact data, shown and editable. */
  email?: string;
  phone?: string;
  /** The e-mail of the sign-in, from the first change of `email` on; empty: there was none. */
  signInEmail?: string;
  /** Proven by a code that was sent there. A user with `provenPhone` signs in with it. */
  provenEmail?: string;
  provenPhone?: string;
  /** When the phone was proven last, epoch seconds; undefined: nobody took note. */
  phoneProvenAt?: number;
  /** The vendor that this person works for. */
  vendorId?: string;
  favorites?: string[];
  dietaryRestrictions?: string[];
  spiceLevel?: string;
  favoriteCategories?: string[];
  /** Only while there is no password: until when one may be set, epoch seconds. */
  setPasswordUntil?: number;
  /** Only while it is being set: until when that counts, epoch seconds. */
  passwordClaimedUntil?: number;
  /** Until when the first password could be set, once it was; epoch seconds. */
  passwordSetWithin?: number;
  /** The password is one that we sent. */
  mustChangePassword?: boolean;
  /** Only until the first password has been handed over; `create-admin` goes on with it. */
  isFirstPasswordOwed?: boolean;
  /** Access tokens from before are no good any more; epoch seconds. */
  validFrom?: number;
  /** Only until the sign-in is complete; epoch seconds. */
  expiresAt?: number;
  createdAt: string;
  updatedAt: string;
}

/** One user by id, or undefined. 0.5 read units, 1 when consistent. */
export async function readUser(
  userId: string,
  options?: ReadOptions,
): Promise<UserRow | undefined> {
  return readUnexpiredRow<UserRow>(keys.user(userId), options);
}

/** Whose sign-in name an e-mail is. */
export interface EmailRow {
  userId: string;
  /** Nobody has proven the address: it was only typed in. */
  isUnproven?: boolean;
}

/** Who signs in with an e-mail address in lower case. 0.5 read units, 1 when consistent. */
export async function readEmail(
  email: string,
  options?: ReadOptions,
): Promise<EmailRow | undefined> {
  return readRow<EmailRow>(keys.email(email), options);
}

/** The user id behind an e-mail address in lower case, or undefined. 0.5 read units. */
export async function readUserIdByEmail(email: string): Promise<string | undefined> {
  return (await readEmail(email))?.userId;
}

/** The user id behind a phone that was proven, in E.164; the newest state. 1 read unit. */
export async function readUserIdByPhone(phone: string): Promise<string | undefined> {
  const row = await readRow<EmailRow>(keys.phone(phone), { ConsistentRead: true });
  return row?.userId;
}

/**
 * The rows of a new user, for one transaction: the person, then the sign-in names as unique and
 * proven: the e-mail, and the phone if it was.
 */
export function toUserRows(user: UserRow): Record<string, unknown>[] {
  const rows: Record<string, unknown>[] = [{ ...keys.user(user.id), ...user }];
  if (user.email) rows.push({ ...keys.email(user.email.toLowerCase()), userId: user.id });
  if (user.provenPhone) rows.push({ ...keys.phone(user.provenPhone), userId: user.id });
  return rows;
}
