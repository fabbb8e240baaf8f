import { keys } from '../table/keys.ts';
import { type ReadOptions, readRow, readUnexpiredRow } from '../table/read-row.ts';

/** A person's row. Cognito has the passwords and groups. */
export interface UserRow {
  id: string;
  name: string;
  /** Contact data, shown and editable. */
  email?: string;
  phone?: string;
  /** The sign-in e-mail, stored from the first change of `email` on; empty if there was none. */
  signInEmail?: string;
  /** Proven by a code. A user signs in with `provenPhone`. */
  provenEmail?: string;
  provenPhone?: string;
  /** The last proof of the phone, epoch seconds; undefined if unknown. */
  phoneProvenAt?: number;
  /** The vendor that this person works for. */
  vendorId?: string;
  favorites?: string[];
  dietaryRestrictions?: string[];
  spiceLevel?: string;
  favoriteCategories?: string[];
  /** The deadline for the first password, epoch seconds. Absent once there is a password. */
  setPasswordUntil?: number;
  /** The end of the claim of a call that sets the first password, epoch seconds. */
  passwordClaimedUntil?: number;
  /** The former `setPasswordUntil`, after the first password was set; epoch seconds. */
  passwordSetWithin?: number;
  /** The platform sent the current password. */
  mustChangePassword?: boolean;
  /** Until `create-admin` has handed over the first password. */
  isFirstPasswordOwed?: boolean;
  /** Older access tokens are invalid; epoch seconds. */
  validFrom?: number;
  /** Only until the registration is complete; epoch seconds. */
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

/** The user of a sign-in e-mail. */
export interface EmailRow {
  userId: string;
  /** The user typed the address in and has not proven it. */
  isUnproven?: boolean;
}

/** The row of a sign-in e-mail in lower case. 0.5 read units, 1 when consistent. */
export async function readEmail(
  email: string,
  options?: ReadOptions,
): Promise<EmailRow | undefined> {
  return readRow<EmailRow>(keys.email(email), options);
}

/** The user id of an e-mail address in lower case, or undefined. 0.5 read units. */
export async function readUserIdByEmail(email: string): Promise<string | undefined> {
  return (await readEmail(email))?.userId;
}

/** The user id of a proven phone in E.164, the newest state. 1 read unit. */
export async function readUserIdByPhone(phone: string): Promise<string | undefined> {
  const row = await readRow<EmailRow>(keys.phone(phone), { ConsistentRead: true });
  return row?.userId;
}

/**
 * The rows of a new user, for one transaction: the person, the e-mail as a proven sign-in name, and a proven phone.
 */
export function toUserRows(user: UserRow): Record<string, unknown>[] {
  const rows: Record<string, unknown>[] = [{ ...keys.user(user.id), ...user }];
  if (user.email) rows.push({ ...keys.email(user.email.toLowerCase()), userId: user.id });
  if (user.provenPhone) rows.push({ ...keys.phone(user.provenPhone), userId: user.id });
  return rows;
}
