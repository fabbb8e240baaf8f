import { AppError } from '@thali/shared/http/app-error';
import { type SignInRole, signInRoles, type TeamRole } from '@thali/shared/http/rights';
import { createSignIn } from '../auth/cognito/cognito-users.ts';
import { temporaryPasswordOf } from '../auth/passwords/temporary-password.ts';
import { createProvenAccount } from '../auth/registration/create-proven-account.ts';
import { busy } from '../aws/transient-faults.ts';
import { outletsOf, worksFor } from '../identity/outlets-of.ts';
import { readEmail, readUser, type UserRow } from '../identity/users.table.ts';
import { newUserId } from '../ids/new-id.ts';
import { countTry } from '../limits/rate-limits.table.ts';
import { log } from '../logs/log.ts';
import { credentialsEmail } from '../messages/credentials-email.ts';
import { sendEmail } from '../messages/send-email.ts';

/** The sign-in of a new manager or owner. */
export interface Invitation {
  member: { userId: string; email: string };
  /** Sends the temporary password, once the person is in the team. */
  send: () => Promise<void>;
}

export function isSignInRole(role: TeamRole): role is SignInRole {
  return (signInRoles as readonly TeamRole[]).includes(role);
}

/**
 * Creates the sign-in for a role that needs one. The sign-in has no access yet. An account of another person or mess
 * never joins a team, because its owner did not agree to it.
 * @returns undefined for a role without a sign-in
 * @throws AppError VALIDATION_ERROR without an e-mail, EMAIL_TAKEN, TOO_MANY_REQUESTS
 */
export async function createInvitation(
  role: TeamRole,
  vendorId: string,
  { name, email }: { name: string; email?: string | undefined },
): Promise<Invitation | undefined> {
  if (!isSignInRole(role)) return undefined;
  if (!email) {
    const message = 'A manager or owner needs an email address to sign in';
    throw new AppError('VALIDATION_ERROR', message, { details: [{ path: 'email', message }] });
  }
  await countTry({ scope: `team-invite:${vendorId}`, max: 30, windowSeconds: 86_400 });
  const user = await invitedUser(email, vendorId);
  const id = user?.id ?? newUserId();
  const password = await temporaryPasswordOf(`staff:${id}`);
  if (!user) await createAccount({ id, name, email, invitedTo: vendorId }, password);
  const needsPassword = user?.mustChangePassword ?? true;
  return {
    member: { userId: id, email },
    send: async () => {
      if (!needsPassword) return;
      if (user) await createSignIn(id, 'vendor', password);
      await sendOrLog({ id, name, email, password });
    },
  };
}

/** The account that this mess created for the e-mail, or the account of a former member of its team. */
async function invitedUser(email: string, vendorId: string): Promise<UserRow | undefined> {
  const row = await readEmail(email, { ConsistentRead: true });
  if (!row || row.isUnproven) return undefined;
  const user = await readUser(row.userId, { ConsistentRead: true });
  if (user?.invitedTo === vendorId && isInvitable(user, vendorId)) return user;
  throw emailTaken();
}

/**
 * The invited sign-in, right before its mess is written.
 * @throws AppError EMAIL_TAKEN if it belongs to another mess by now
 */
export async function readInvited(userId: string, vendorId: string): Promise<UserRow> {
  const user = await readUser(userId, { ConsistentRead: true });
  if (!user || !isInvitable(user, vendorId)) throw emailTaken();
  return user;
}

/** A person with another mess joins by a code, because an invitation asks nobody. Rule: outlets-3 */
function isInvitable(user: UserRow, vendorId: string): boolean {
  return outletsOf(user).length === 0 || worksFor(user, vendorId);
}

async function createAccount(
  person: { id: string; name: string; email: string; invitedTo: string },
  password: string,
): Promise<void> {
  const outcome = await createProvenAccount(person, 'vendor', password);
  if (outcome === 'email-taken') throw emailTaken();
  if (outcome === 'expired') throw busy(undefined);
}

/**
 * The person can also choose a password with a code to the e-mail, so a failed e-mail does not undo the invitation.
 */
async function sendOrLog(person: { id: string; name: string; email: string; password: string }) {
  const { id, name, email: to, password } = person;
  try {
    await sendEmail(credentialsEmail({ to, name, role: 'vendor', password }));
  } catch (error) {
    log.error('invitation not sent', { user_id: id, error });
  }
}

export function emailTaken(): AppError {
  return new AppError(
    'EMAIL_TAKEN',
    'This email belongs to another account. Use another email for this person.',
  );
}
