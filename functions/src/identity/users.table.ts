import type { SignInRole } from '@thali/shared/http/rights';
import { keys } from '../table/keys.ts';
import { type ReadOptions, readRow, readUnexpiredRow } from '../table/read-row.ts';

/** A user's row. Cognito holds the passwords and groups. */
export interface UserRow {
  id: string;
  name: string;
  /** Contact data that screens show and the user may edit. */
  email?: string;
  phone?: string;
  /** The e-mail for sign-in. Set at the first change of `email`; empty if the user had no e-mail before. */
  signInEmail?: string;
  /** Contacts that the user has proven by a code. A user signs in with `provenPhone`. */
  provenEmail?: string;
  provenPhone?: string;
  /** The last proof of the phone, epoch seconds; undefined if unknown. */
  phoneProvenAt?: number;
  /** The first vendor that this person works for. `outletsOf` reads all of them. */
  vendorId?: string;
  /** All vendors that this person works for, at most 20. If absent, only `vendorId`. Rule: outlets-1 */
  vendorIds?: string[];
  /** The person's roles at the other vendors, by vendor. */
  outletRoles?: Record<string, { teamRole?: SignInRole; personId?: string }>;
  /** The person's role at the first vendor. If absent, the person is the owner. Rule: team-1 */
  teamRole?: SignInRole;
  /** The person's id in the team. Absent for an owner from before teams existed. */
  personId?: string;
  /** The vendor whose team created this account. Only this vendor may add the person again. */
  invitedTo?: string;
  favorites?: string[];
  dietaryRestrictions?: string[];
  spiceLevel?: string;
  favoriteCategories?: string[];
  /** The deadline for the first password, epoch seconds. Absent once the user has a password. */
  setPasswordUntil?: number;
  /** While a call sets the first password: the end of its claim, epoch seconds. */
  passwordClaimedUntil?: number;
  /** The former value of `setPasswordUntil`, after the first password was set; epoch seconds. */
  passwordSetWithin?: number;
  /** Whether the current password is a temporary password from the platform. */
  mustChangePassword?: boolean;
  /** Set until `create-admin` has shown the first password to the operator. */
  isFirstPasswordOwed?: boolean;
  /** Access tokens from before this time are invalid; epoch seconds. */
  validFrom?: number;
  /** The hash of the idempotency key of the registration. A repeat with the key gets a session. */
  registrationKeyHash?: string;
  /** Set until the registration is complete; the row expires at this time, in epoch seconds. */
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
  /** Whether the user typed the address in and has not proven it. */
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

/** The user id of a proven phone in E.164, strongly consistent. 1 read unit. */
export async function readUserIdByPhone(phone: string): Promise<string | undefined> {
  const row = await readRow<EmailRow>(keys.phone(phone), { ConsistentRead: true });
  return row?.userId;
}

/** The rows of a new user, for one transaction: the user, the e-mail as a proven sign-in name, and a proven phone. */
export function toUserRows(user: UserRow): Record<string, unknown>[] {
  const rows: Record<string, unknown>[] = [{ ...keys.user(user.id), ...user }];
  if (user.email) rows.push({ ...keys.email(user.email.toLowerCase()), userId: user.id });
  if (user.provenPhone) rows.push({ ...keys.phone(user.provenPhone), userId: user.id });
  return rows;
}
