import type { changeContact as contract } from '@thali/shared/auth/change-contact.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { type Actor, assertUser } from '../../http/actor.ts';
import type { RequestContext } from '../../http/pipeline.ts';
import { currentPhone } from '../../identity/own-contacts.ts';
import { readEmail, readUser, type UserRow } from '../../identity/users.table.ts';
import { scopeHash } from '../../limits/scope-hash.ts';
import { retryTransaction } from '../../table/retry-transaction.ts';
import { savePhoneProof } from '../../vendors/phone-proof.table.ts';
import { notifyOwner } from '../notices/notify-owner.ts';
import { invalidOtp } from '../otp/otp.ts';
import { proveOtpFrom } from '../otp/prove-otp-from.ts';
import { type ResetTarget, resetTarget } from '../passwords/reset-target.ts';
import { findPhoneOwner } from '../registration/find-phone-owner.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { openSessionByProof } from '../sessions/open-session.ts';
import { toOwnUser } from '../users/to-user.ts';
import { moveEmail, movePhone } from './contacts.table.ts';

/**
 * Moves a proven phone or e-mail to the caller's account, and ends every other session, so the thief of a session
 * cannot keep the account. The Cognito user stays, because its name is the user id.
 * Rule: accounts-41
 */
export async function changeContact(
  actor: Actor,
  { body }: InputOf<typeof contract>,
  context: RequestContext,
): Promise<OutputOf<typeof contract>> {
  assertUser(actor);
  const target = resetTarget(body);
  const user = await readOwn(actor.userId);
  if (isOwnContact(user, target)) return { user: toOwnUser(user, actor) };
  if (target.kind === 'phone' && actor.role !== 'student' && !user.provenEmail) {
    throw new AppError('EMAIL_NOT_PROVEN', 'Please confirm your email first, then your phone.');
  }
  const use = { purpose: 'contact', target: target.address } as const;
  const proven = await proveOtpFrom(context, use, body.code);
  if (proven.row.userId !== actor.userId) throw invalidOtp();
  const holderId = await otherHolder(target, actor.userId);
  if (holderId) {
    if (!(await provesMessPhone(actor, target, holderId))) throw contactTaken(target);
    await proven.consume().catch(ignoreUsedCode);
    return { user: toOwnUser(user, actor) };
  }
  // Send the notice and end the sessions before the change. If the function then crashes, the owner knows and no
  // thief stays signed in.
  await notifyOwner(user, target.kind === 'phone' ? 'own-phone' : 'own-email');
  await endSessions(actor.userId, {});
  const after = await moveContact(target, actor.userId);
  await proven.consume().catch(ignoreUsedCode);
  const session = await openSessionByProof(actor.role, after);
  if (!session) throw sessionExpired();
  return session;
}

/** A second tap may have used up the code for the same change. */
function ignoreUsedCode(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'INVALID_OTP') throw error;
}

async function readOwn(userId: string): Promise<UserRow> {
  const user = await readUser(userId, { ConsistentRead: true });
  if (!user) throw sessionExpired();
  return user;
}

function isOwnContact(user: UserRow, { kind, address }: ResetTarget): boolean {
  const [proven, shownContact] =
    kind === 'phone' ? [currentPhone(user), user.phone] : [user.provenEmail, user.email];
  return proven === address && shownContact === address;
}

/** The id of another account that signs in with the phone or proven e-mail. */
async function otherHolder(
  { kind, address }: ResetTarget,
  userId: string,
): Promise<string | undefined> {
  const email = kind === 'email' && (await readEmail(address, { ConsistentRead: true }));
  const emailHolder = email && !email.isUnproven ? email.userId : undefined;
  const holderId = kind === 'phone' ? (await findPhoneOwner(address))?.id : emailHolder;
  return holderId === userId ? undefined : holderId;
}

/**
 * Staff may prove their mess's phone while another account signs in with it, such as their own account as a guest.
 * That account keeps the phone.
 * Rule: kitchen-6
 */
async function provesMessPhone(
  actor: Actor,
  { kind, address }: ResetTarget,
  holderId: string,
): Promise<boolean> {
  if (kind !== 'phone' || actor.role !== 'vendor' || !actor.vendorId) return false;
  return savePhoneProof(actor.vendorId, { phone: address, holder: scopeHash(holderId) });
}

/** Starts again if another change of the account comes first. */
function moveContact({ kind, address }: ResetTarget, userId: string): Promise<UserRow> {
  return retryTransaction(async () => {
    const user = await readOwn(userId);
    const outcome = await (kind === 'phone' ? movePhone : moveEmail)(user, address);
    if (outcome === 'taken') throw contactTaken({ kind });
    return outcome === 'changed' ? readOwn(userId) : undefined;
  });
}

function sessionExpired(): AppError {
  return new AppError('SESSION_EXPIRED', 'Please log in again.');
}

function contactTaken({ kind }: Pick<ResetTarget, 'kind'>): AppError {
  return kind === 'phone'
    ? new AppError('PHONE_TAKEN', 'Another account already uses this phone number.')
    : new AppError('EMAIL_TAKEN', 'Another account already uses this email.');
}
